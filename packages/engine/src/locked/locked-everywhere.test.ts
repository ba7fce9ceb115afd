import { describe, expect, it } from 'vitest';
import { lockedStretches, ownTexts } from '../../testing/dialects/locked-stretches.ts';
import { twoHundredShots } from '../../testing/dialects/two-hundred-shots.ts';
import { ideas } from '../../testing/ideas.ts';
import { seeded } from '../../testing/seeded.ts';
import { inFull } from '../../testing/soak.ts';
import { editPrompt } from '../assistant/edits/edit-prompt.ts';
import { wishesIn } from '../assistant/edits/wishes.ts';
import { type Model, modelsFor } from '../catalogue/index.ts';
import { applyEdits, findChecks, fixAll } from '../checks/index.ts';
import { enhanceText } from '../methods/enhance/index.ts';
import { optimize } from '../methods/optimizer/index.ts';
import { polish } from '../methods/polish/index.ts';
import { promptShot } from '../methods/prompt-shot.ts';
import type { Mode } from '../shot/shot.ts';
import { fits, hardLimits } from '../writing/fit-length.ts';
import { type Written, write } from '../writing/index.ts';

const models = (['photo', 'video'] as const).flatMap((mode) => modelsFor('advanced', mode));
const ways = models.flatMap((model) => [
  { model, name: model.id, options: {} },
  ...(model.mode === 'video'
    ? [{ model, name: `${model.id} from an image`, options: { startImage: 'image-1' } }]
    : []),
]);
/** Every ninth, from another one on for each generator; in full all of them. */
const share = <T>(list: readonly T[], at: number): readonly T[] =>
  inFull ? list : list.filter((_, index) => index % 9 === at % 9);

describe('[L2] locked words, whoever writes', () => {
  const shots = { photo: twoHundredShots('photo'), video: twoHundredShots('video') };

  it('[L2.1] stand letter for letter for every generator, or it is told why they do not', () => {
    ways.forEach(({ model, name, options }, way) => {
      for (const shot of share(shots[model.mode], way)) {
        const locked = lockedStretches(ownTexts(shot), seeded(way + shot.subject.text.length));
        const written = write(shot, model, { ...options, locked });
        for (const words of locked)
          expect(standsOrIsTold(written, words, model), `${name}: ${words}: ${written.text}`).toBe(true);
        expect(fits(written.text, hardLimits(model)), written.text).toBe(true);
        expect(written.segments.map(({ text }) => text).join('')).toBe(written.text);
      }
    });
  });

  it('[L2.2] stay together where a text is read that would be taken apart between them', () => {
    ways.forEach(({ model, name, options }, way) => {
      for (const { text } of share(ideas, way + 4)) {
        const locked = lockedStretches([text], seeded(way + text.length));
        const shot = promptShot(text, model.mode, locked);
        expect(shot.locked).toEqual(locked);
        const written = write(shot, model, options);
        for (const words of locked)
          expect(standsOrIsTold(written, words, model), `${name}: ${words}: ${written.text}`).toBe(true);
      }
    });
  });

  it('[L2.2] leave the sentences around them to be sorted', () => {
    const text = 'An old fisherman mends a net at the pier. Low sun from the left. 85mm at f/2.';
    const shot = promptShot(text, 'photo', ['a net at the pier']);
    expect(shot.subject.text).toBe('An old fisherman mends a net at the pier.');
    expect(shot.camera).toMatchObject({ lens: { mm: 85 }, aperture: 'f/2', text: '' });
    expect(shot.light.text).not.toBe('');
  });

  const limited = (max: number): Model => ({
    ...(models.find(({ id }) => id === 'google-veo-3') as Model),
    limits: [{ value: { of: 'prompt', kind: 'hard', max, unit: 'characters' }, sure: 'unverified' }],
  });
  const long = promptShot(
    'A smith hammers a hinge in a dark forge, tense. Embers over the anvil. On the far wall hangs a Volta K2 frame.',
    'video',
  );

  it('[L2.3] are the last to go where there is no room', () => {
    const { text } = write(long, limited(60), { locked: ['Volta K2 frame', 'hinge'] });
    expect(text.length).toBeLessThanOrEqual(60);
    expect(text).toContain('Volta K2 frame');
    expect(text).toContain('hinge');
  });

  it('[L2.3] are told where not even they have room', () => {
    const { text, dropped } = write(long, limited(12), { locked: ['Volta K2 frame', 'hinge'] });
    expect(text).toBe('hinge');
    expect(
      dropped.some(({ value, reason }) => reason === 'length-limit' && value.includes('Volta K2 frame')),
    ).toBe(true);
  });

  it('[L2.4] stay in what is completed, optimized and polished', () => {
    for (const [at, { text: idea }] of share(ideas, 2).entries()) {
      const mode: Mode = at % 2 === 0 ? 'photo' : 'video';
      const locked = lockedStretches([idea], seeded(at + 1));
      const additions = [
        { slot: 'light', text: 'one work lamp low at the left' },
        { slot: 'camera', text: '35mm at f/2.8, chest height' },
      ] as const;
      const made = {
        enhanced: enhanceText(idea, mode, locked),
        optimized: optimize({ idea, mode, genre: 'documentary', locked }),
        polished: polish({ idea, mode, locked }, { additions }),
      };
      for (const [by, written] of Object.entries(made))
        for (const words of locked) expect(written?.text, `${by}: ${idea}`).toContain(words);
    }
  });

  it('[L2.4] are put back in a translation, or said as they are', () => {
    const idea = 'Ein Bäcker öffnet die Backstube Brückner um vier Uhr';
    const english = 'A baker opens the bruckner bakehouse at four';
    const locked = ['Brückner', 'Backstube'];
    const made = polish({ idea, mode: 'photo', locked }, { english, additions: [] });
    expect(made?.isTranslated).toBe(true);
    expect(made?.text).toContain('the Brückner bakehouse');
    expect(made?.text).toContain('Backstube');
  });

  it('[L2.6] stay in what Aira makes of a prompt; what would take them away is not done', () => {
    const prompt = {
      text: 'A courier rides a Volta K2 to the quay, with a really beautiful red coat, at dawn, 50mm.',
      mode: 'video' as const,
      locked: ['really beautiful red coat', 'Volta K2 to'],
    };
    for (const message of [
      'improve it',
      'make it longer',
      'make it moodier',
      'another version',
      'make it rain',
    ]) {
      const { text, did } = editPrompt(prompt, wishesIn(message)?.wishes ?? []);
      expect(did.length, message).toBe(1);
      for (const words of prompt.locked) expect(text, message).toContain(words);
    }
    const { text, asked } = editPrompt(
      prompt,
      wishesIn('take out the really beautiful red coat')?.wishes ?? [],
    );
    expect(text).toBe(prompt.text);
    expect(asked[0]?.asks).toContain('You pinned “really beautiful red coat”');
  });

  it('[L2.5] have no fix that would take them away', () => {
    const model = models.find(({ id }) => id === 'flux-ai');
    const text = 'masterpiece, best quality, a smith at a forge, no people, trending on artstation';
    const given = { text, mode: 'photo' as const, model };
    const mends = findChecks(given).filter(({ fix }) => fix);
    expect(mends.length).toBeGreaterThan(0);
    for (const { fix, rule } of mends) {
      const locked = [given.text.slice(fix?.edits[0]?.start, fix?.edits[0]?.end).trim()];
      const kept = findChecks({ ...given, locked }).find((check) => check.rule === rule);
      expect(kept && applyEdits(given.text, kept.fix?.edits ?? []), rule).toContain(locked[0]);
      expect(fixAll({ ...given, locked }).text).toContain(locked[0]);
    }
  });
});

/** Between the quotation marks of a field some marks are written in another way. */
function standsOrIsTold({ text, dropped }: Written, words: string, { input }: Model): boolean {
  return (
    text.includes(words) ||
    text.includes(JSON.stringify(words).slice(1, -1)) ||
    input.value === 'numbers' ||
    dropped.some(({ value, reason }) => UNSAYABLE.test(reason) && value.includes(words))
  );
}

/** There is no room, or the generator is only told what is spoken. */
const UNSAYABLE = /^(?:length-limit|not-understood|no-audio)$/;
