import { PEOPLE, type Row, SURROUNDINGS } from '../row.ts';

/** What kind of picture it is. */
export const finish: readonly Row[] = [
  { finish: ['drawn', 'graphic', 'rendered', 'photo'], say: [] },
  { of: PEOPLE, say: ['realistic photograph', 'watercolour illustration', 'flat vector illustration'] },
  { of: SURROUNDINGS, say: ['realistic photograph', 'watercolour illustration', 'pencil drawing'] },
  { say: ['realistic photograph', 'flat vector illustration', '3d render'] },
];

export const mood: readonly Row[] = [
  { when: ['night'], say: ['calm, quiet mood', 'tense mood', 'warm, intimate mood'] },
  { when: ['low'], say: ['calm, quiet mood', 'warm, hopeful mood', 'wistful mood'] },
  { air: ['fog', 'snow', 'overcast', 'wet'], say: ['calm, quiet mood', 'tense mood', 'wistful mood'] },
  { isOnTheMove: true, say: ['lively mood', 'dramatic mood', 'playful mood'] },
  { say: ['calm, quiet mood', 'bright, lively mood', 'dramatic mood'] },
];

/** Three colours that go with the hour. */
export const palette: readonly Row[] = [
  {
    when: ['night'],
    say: ['palette of deep blue, amber and black', 'palette of dark green, grey and pale yellow'],
  },
  { when: ['low'], say: ['palette of amber, rose and slate blue', 'palette of ochre, grey and deep blue'] },
  { say: ['palette of cream, sage and terracotta', 'palette of slate blue, white and sand'] },
];

/** What it is for, where a guide asks for that; a photograph says that it is one. */
export const made: readonly Row[] = [
  { finish: ['drawn', 'graphic', 'rendered'], say: [] },
  {
    of: ['food', 'drink', 'glass', 'metal', 'fabric', 'thing', 'vehicle'],
    say: [
      'photorealistic photograph for a product page',
      'photorealistic photograph for a magazine page',
      'flat vector illustration for a product page',
    ],
  },
  {
    of: PEOPLE,
    say: [
      'photorealistic photograph for a magazine story',
      'photorealistic photograph for a website',
      'watercolour illustration for a magazine story',
    ],
  },
  {
    say: [
      'photorealistic photograph for a magazine page',
      'photorealistic photograph for a website',
      'watercolour illustration for a magazine page',
    ],
  },
];
