import { CREATURES, PEOPLE, type Row } from '../row.ts';

const DAYTIME = ['day', undefined] as const;
const UNDER_A_ROOF = ['indoors', 'studio', undefined] as const;

/** How this is lit in this place at this hour. Light falls; nothing is brought in that could be seen. */
export const light: readonly Row[] = [
  { finish: ['graphic'], say: [] },
  {
    finish: ['drawn'],
    when: ['night'],
    say: [
      'dim light from one side, with deep dark tones',
      'pale light from above',
      'strong contrast of light and dark',
    ],
  },
  {
    finish: ['drawn'],
    say: [
      'light from one side, with flat shapes of shadow',
      'soft even light',
      'strong contrast of light and dark',
    ],
  },
  {
    where: ['underwater'],
    say: [
      'shafts of light from the surface above',
      'soft blue light that fades with depth',
      'light from behind',
    ],
  },
  {
    where: ['space'],
    say: ['one hard light from the side, with black shadows', 'a thin rim of light from behind'],
  },
  {
    air: ['fog'],
    when: ['night'],
    say: ['light from behind that glows in the air', 'dim even light'],
  },
  {
    air: ['fog'],
    say: ['soft daylight from behind that glows in the air', 'soft even light'],
  },
  {
    air: ['wet'],
    when: ['night'],
    say: ['light from behind that catches the rain', 'low light from the side that glints on wet surfaces'],
  },
  {
    air: ['wet'],
    say: ['soft grey daylight from above', 'light from behind that catches the rain'],
  },
  {
    air: ['snow'],
    when: ['night'],
    say: ['pale light from above, reflected by the snow', 'a rim of light from behind'],
  },
  {
    air: ['snow'],
    say: ['soft daylight from above, reflected by the snow', 'low light from the side, with blue shadows'],
  },
  { air: ['overcast'], say: ['soft grey daylight from above', 'soft even light from one side'] },
  {
    of: ['glass'],
    backdrop: 'dark',
    say: [
      'light from behind, so that the edges glow',
      'a narrow strip of light down each side',
      'light from above that shines through the glass',
    ],
  },
  {
    of: ['glass'],
    backdrop: 'light',
    say: ['bright light from behind, with dark edges', 'soft light from the side, with one long highlight'],
  },
  {
    of: ['glass'],
    when: ['night'],
    say: ['light from behind, so that the edges glow', 'soft light from the side, with one long highlight'],
  },
  {
    of: ['glass'],
    where: ['outdoors'],
    say: [
      'light from behind that shines through the glass',
      'soft light from the side, with one long highlight',
    ],
  },
  {
    of: ['glass'],
    where: ['studio'],
    say: [
      'one large soft light from behind, with dark edges',
      'soft light from the side, with one long highlight',
      'a narrow strip of light down each side',
    ],
  },
  {
    of: ['glass'],
    say: [
      'light from one large window behind, with dark edges',
      'soft light from the side, with one long highlight',
      'light from above that shines through the glass',
    ],
  },
  {
    of: ['drink'],
    say: [
      'light from behind that shines through the drink',
      'soft light from the side',
      'bright even light from above',
    ],
  },
  {
    of: ['metal'],
    say: [
      'one large soft light from the side, with a long clean highlight',
      'low raking light that brings out the relief',
      'soft light from above, with dark edges',
    ],
  },
  {
    of: ['food'],
    when: ['night'],
    say: ['warm light from the side', 'a small pool of light from above', 'soft light from behind'],
  },
  {
    of: ['food'],
    where: ['outdoors'],
    say: [
      'soft light from behind and to one side',
      'bright light from above',
      'low warm light from the side',
    ],
  },
  {
    of: ['food'],
    where: ['studio'],
    say: [
      'soft light from behind and to one side',
      'bright even light from above',
      'low warm light from the side',
    ],
  },
  {
    of: ['food'],
    where: ['indoors'],
    say: [
      'soft window light from behind and to one side',
      'bright even light from above',
      'low warm light from the side',
    ],
  },
  {
    of: ['food'],
    say: [
      'soft light from behind and to one side',
      'bright even light from above',
      'low warm light from the side',
    ],
  },
  {
    of: ['fabric'],
    say: [
      'low raking light across the folds',
      'light from behind that shines through the cloth',
      'soft even light from one side',
    ],
  },
  {
    of: ['plant'],
    when: ['night'],
    say: ['pale light from above', 'a rim of light from behind'],
  },
  {
    of: ['plant'],
    where: ['indoors'],
    say: ['soft window light from behind', 'soft light from one side', 'low raking light from the side'],
  },
  {
    of: ['plant'],
    say: ['light from behind that shines through', 'soft even light', 'dappled light from above'],
  },
  {
    of: PEOPLE,
    where: ['outdoors'],
    when: ['night'],
    say: [
      'warm light from one side, with deep shadows',
      'a rim of light from behind',
      'pale light from above',
    ],
  },
  {
    of: PEOPLE,
    when: ['night'],
    say: [
      'one warm light from the side, the rest dark',
      'a small pool of light from above',
      'a rim of light from behind',
    ],
  },
  {
    of: PEOPLE,
    where: ['outdoors'],
    when: ['low'],
    say: [
      'low light from behind, with a bright rim',
      'low light from the side, with long shadows',
      'soft fading light',
    ],
  },
  {
    of: PEOPLE,
    where: ['outdoors'],
    say: [
      'soft daylight from the side',
      'bright light from behind, with a bright rim',
      'hard light from above, with short shadows',
    ],
  },
  {
    of: PEOPLE,
    where: ['studio'],
    say: [
      'one large soft light from the side',
      'soft light from the front, just above eye level',
      'one hard light from the side, with deep shadows',
    ],
  },
  {
    of: PEOPLE,
    where: ['indoors'],
    when: ['low'],
    say: ['low window light from the side', 'low light from behind, with a bright rim', 'soft even light'],
  },
  {
    of: PEOPLE,
    where: ['indoors'],
    say: [
      'soft window light from the side',
      'soft light from the front, just above eye level',
      'light from behind, with a bright rim',
    ],
  },
  {
    of: PEOPLE,
    say: [
      'soft light from the side',
      'soft light from the front, just above eye level',
      'light from behind, with a bright rim',
    ],
  },
  {
    of: CREATURES,
    when: ['night'],
    say: [
      'pale light from above',
      'a rim of light from behind',
      'low light from the side, with deep shadows',
    ],
  },
  {
    of: ['furred'],
    say: [
      'soft light from the side that shows the fur',
      'light from behind, with a bright rim',
      'soft even light',
    ],
  },
  {
    of: ['feathered'],
    say: [
      'soft light from the side that shows the feathers',
      'light from behind, with a bright rim',
      'soft even light',
    ],
  },
  {
    of: ['scaled'],
    say: [
      'soft light from the side that shows the skin',
      'light from behind, with a bright rim',
      'soft even light',
    ],
  },
  {
    of: ['small'],
    say: [
      'soft light from the side that shows every detail',
      'light from behind that shines through',
      'soft even light',
    ],
  },
  {
    of: ['vehicle'],
    when: ['night'],
    say: [
      'a rim of light along the edges, the rest dark',
      'hard light from one side',
      'dim light from above',
    ],
  },
  {
    of: ['vehicle'],
    where: ['studio', 'indoors'],
    say: [
      'long soft highlights along the body',
      'one large soft light from above',
      'a rim of light along the edges',
    ],
  },
  {
    of: ['vehicle'],
    say: [
      'low light from the side, with long highlights',
      'light from behind, with a bright rim',
      'soft even light',
    ],
  },
  {
    of: ['water'],
    when: ['night'],
    say: ['pale light that glitters on the water', 'dim light from behind'],
  },
  {
    of: ['water'],
    say: [
      'low light from behind that glitters on the water',
      'soft even light',
      'light from the side, with deep shadows',
    ],
  },
  {
    of: ['land'],
    when: ['night'],
    say: ['pale light from above', 'dim light from the side, with long shadows'],
  },
  {
    of: ['land'],
    when: ['low'],
    say: ['low light from the side, with long shadows', 'low light from behind', 'soft fading light'],
  },
  {
    of: ['land'],
    say: ['light from the side, with long shadows', 'soft even light', 'light from behind'],
  },
  {
    of: ['room', 'building'],
    where: ['indoors'],
    when: ['night'],
    say: ['warm pools of light, with dark corners', 'one light from above', 'dim light from one side'],
  },
  {
    of: ['room', 'building'],
    where: ['indoors'],
    when: ['low'],
    say: ['low light from one side, falling far into the room', 'soft fading light', 'warm pools of light'],
  },
  {
    of: ['room', 'building'],
    where: ['indoors'],
    say: [
      'soft window light from one side',
      'soft even light throughout',
      'hard light from one side, with sharp shadows',
    ],
  },
  {
    of: ['building'],
    when: ['night'],
    say: ['light from below along the front', 'pale light from above', 'a rim of light from behind'],
  },
  {
    of: ['building'],
    say: ['raking light along the front, with crisp shadows', 'soft even light', 'light from behind'],
  },
  {
    when: ['night'],
    say: [
      'one soft light from the side, with deep shadows',
      'a rim of light from behind',
      'dim light from above',
    ],
  },
  {
    where: ['outdoors'],
    when: ['low'],
    say: ['low light from the side, with long shadows', 'low light from behind, with a bright rim'],
  },
  {
    where: ['outdoors'],
    when: DAYTIME,
    say: [
      'soft daylight from the side',
      'light from behind, with a bright rim',
      'hard light from above, with short shadows',
    ],
  },
  {
    where: UNDER_A_ROOF,
    say: [
      'soft light from one side, with gentle shadows',
      'soft even light from above',
      'light from behind, with a bright rim',
    ],
  },
  { say: ['soft light from one side', 'light from behind, with a bright rim'] },
];
