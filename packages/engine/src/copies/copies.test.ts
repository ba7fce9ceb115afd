import { describe, expect, it } from 'vitest';
import type { ModelId } from '../catalogue/index.ts';
import type { Kind } from '../language/statement.ts';
import type { Mode } from '../shot/index.ts';
import { type CopyFor, copiesOf } from './copies-of.ts';

function copyOf(text: string, model: ModelId, mode: Mode, isFromImage = false): CopyFor {
  const [copy] = copiesOf({ words: { text }, mode, models: [model], hasStartImage: isFromImage });
  if (!copy) throw new Error('No copy came.');
  return copy;
}
const leftOff = ({ leftOff: told }: CopyFor) => told.map(({ what }) => what);

describe('[COPIES-2] a copy is the person’s own words', () => {
  it.each([
    'Two brothers in boiler suits, one laughing, carry a piano up the stairs.',
    'A horse waits in a square in Turin, number 1080 on its blanket.',
    '한국의 오래된 시장, 노란 우산',
    'He does not look up. She never smiles at 9:16 on the station clock.',
  ])('as they stand, where a generator can be told all of them: %s', (text) => {
    expect(copyOf(text, 'google-veo-3', 'video').prompt).toBe(text);
  });

  it.each([
    ['midjourney', 'photo', 'the 16:10 train waits at platform nine'],
    ['nano-banana', 'photo', 'a scoreboard showing 21:9, a goalkeeper below it'],
    ['stable-diffusion', 'photo', '(stained glass:1.3) whale, <lora:glasswork:0.7>'],
    ['flux-ai', 'photo', 'a sign saying keep the gate shut, Doris'],
  ] as const)(
    'with nothing taken for a setting or put between marks that only looks so, for %s',
    (model, mode, text) => {
      const copy = copyOf(text, model, mode);
      expect([copy.prompt, copy.settings]).toEqual([text, {}]);
    },
  );

  it.each([
    ['A boxer whom everybody calls "The Bishop" sweeps the gym', []],
    ['The welder in the yellow helmet says "Ready?"', ['line']],
    ['The helmet says "Ready?"', ['lettering']],
  ])('and a quote is what the words around it make it: %s', (text, quoted) => {
    const { statements } = copyOf(text, 'google-veo-3', 'video');
    const kinds = new Set(statements.map(({ kind }) => kind));
    expect([...kinds].filter((kind) => kind === 'line' || kind === 'lettering')).toEqual(quoted);
  });

  it('without what is said to the app, which is told', () => {
    const copy = copyOf(
      'Hi! Could you make me a picture of a lamplighter on stilts? It must be licence free. Thanks!',
      'flux-ai',
      'photo',
    );
    expect(copy.prompt).toBe('A lamplighter on stilts?');
    expect(leftOff(copy)).toEqual(['It must be licence free', 'Thanks']);
  });

  it.each([
    ['midjourney', 'a crab, --ar 3:2 --v 7 --s 250', 'a crab --ar 3:2 --v 7 --stylize 250', {}],
    ['flux-ai', 'a crab, --ar 3:2 --s 250', 'a crab', { ratio: '3:2' }],
    ['google-veo-3', '9:16, 8 seconds: a crab walks', 'A crab walks', { ratio: '9:16', seconds: 8 }],
  ] as const)('with its settings beside it for %s', (model, text, prompt, settings) => {
    const copy = copyOf(text, model, model === 'google-veo-3' ? 'video' : 'photo');
    expect(copy.prompt.toLowerCase()).toBe(prompt.toLowerCase());
    expect(copy.settings).toMatchObject(settings);
  });

  it.each([
    ['stable-diffusion', 'a pier at dusk', 'crowds, boats', []],
    ['dall-e-3', 'a pier at dusk, no crowds, no boats', '', []],
    ['flux-ai', 'a pier at dusk, no crowds, no boats', '', []],
  ] as const)('with what must not be there where %s takes it', (model, prompt, negative, told) => {
    const copy = copyOf('a pier at dusk, no crowds, no boats', model, 'photo');
    expect([copy.prompt, copy.negative]).toEqual([prompt, negative]);
    expect(leftOff(copy).filter((what) => told.some((one) => what.includes(one)))).toHaveLength(told.length);
  });

  it('with the rest of the sentence, where somebody goes on to do something', () => {
    const copy = copyOf('A horse without a rider waits in the rain', 'google-veo-3', 'video');
    expect([copy.prompt, copy.negative]).toEqual(['A horse waits in the rain', 'rider']);
  });

  it('with lettering in double marks, and no line where nobody is heard', () => {
    const text = 'a baker in a cap that reads «NUIT» leans in and says "Not yet."';
    expect(copyOf(text, 'google-veo-3', 'video').prompt).toBe(
      'a baker in a cap that reads "NUIT" leans in and says "Not yet."',
    );
    const silent = copyOf(text, 'hailuo-02', 'video');
    expect(silent.prompt).toBe('a baker in a cap that reads "NUIT" leans in');
    expect(leftOff(silent)).toEqual(['and says "Not yet."']);
  });

  it('with what a note labels, and without its marks', () => {
    const note = '## Shot 4\n- **Subject:** Ada, ferrywoman\n- **Light:** sodium lamp\n- **Avoid:** boats';
    expect(copyOf(note, 'stable-diffusion', 'photo')).toMatchObject({
      prompt: 'Shot 4, Ada, ferrywoman, sodium lamp',
      negative: 'boats',
    });
  });

  it('without what the start image shows, for a generator that only moves it', () => {
    const copy = copyOf('A red kite on a beach. The camera rises slowly.', 'runway-gen4', 'video', true);
    expect(copy.prompt).toBe('The camera rises slowly.');
    expect(leftOff(copy)).toEqual(['A red kite on a beach']);
  });

  it('with a question, where it cannot begin without a picture, or takes none that is spoken of', () => {
    const asked = (isFromImage: boolean) =>
      copyOf('@ada climbs the mast', 'runway-gen4', 'video', isFromImage).open.flatMap(({ part, point }) =>
        point === undefined ? [part] : [],
      );
    expect([asked(false)[0], asked(true)[0]]).toEqual(['startImage', undefined]);
  });

  it('in whole sentences, where there is no room for all', () => {
    const scene = 'A woman at a well draws water with a rope. ';
    const copy = copyOf(
      scene + 'Moss grows between the stones of the wall. '.repeat(60),
      'runway-gen4',
      'video',
    );
    expect(copy.prompt.length).toBeLessThanOrEqual(1_000);
    expect(copy.prompt).toMatch(/^A woman at a well .* of the wall\.$/);
  });

  it('with a question, where two things cannot both come true', () => {
    const { open, prompt } = copyOf('a moonlit meadow at noon', 'flux-ai', 'photo');
    expect(prompt).toBe('a moonlit meadow at noon');
    const asked = open.filter(({ point }) => point === undefined);
    expect(asked.map(({ choices }) => choices)).toEqual([['moonlit', 'noon']]);
  });
});

describe('[SAID-1] what a person says of their words', () => {
  const text = 'a cup that says "KAKAO" beside two ferns in 9:16';
  const marked = (words: string, kind: Kind) => {
    const from = text.indexOf(words);
    const marks = [{ from, to: from + words.length, kind }];
    return copiesOf({ words: { text, marks }, mode: 'photo', models: ['stable-diffusion'] })[0] as CopyFor;
  };

  it.each([
    ['two ferns', 'absence', 'a cup that says "KAKAO" beside in 9:16', 'two ferns'],
    ['beside two ferns', 'request', 'a cup that says "KAKAO" in 9:16', ''],
    ['in 9:16', 'setting', 'a cup that says "KAKAO" beside two ferns', ''],
    ['"KAKAO"', 'figure', text, ''],
  ] as const)('wins over every guess: %s is of the kind %s', (words, kind, prompt, negative) => {
    const copy = marked(words, kind);
    expect([copy.prompt, copy.negative]).toEqual([prompt, negative]);
    expect(copy.statements).toContainEqual(expect.objectContaining({ kind, sure: 'marked' }));
  });

  it('[SAY-2] takes the quotation marks that stand around the words with them', () => {
    expect(marked('KAKAO', 'lettering').prompt).toContain('says "KAKAO" beside');
  });
});
