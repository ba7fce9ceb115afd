import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lostWords } from '../../../testing/dialects/lost-words.ts';
import { twoHundredShots } from '../../../testing/dialects/two-hundred-shots.ts';
import { findModel, type ModelId, modelsFor } from '../../catalogue/index.ts';
import type { Ratio, Shot } from '../../shot/shot.ts';
import { readShot } from '../../shot-of/read-shot.ts';
import { takes } from '../../writing/fit-settings.ts';
import { type WriteOptions, write } from '../../writing/index.ts';
import type { Sentence } from '../../writing/sentence.ts';
import { inChunks } from './chunks.ts';
import { isAmong } from './midjourney/version.ts';

const shot = (text: string, changes: Partial<Shot> = {}): Shot => ({
  ...readShot(text, { mode: 'photo' }).shot,
  ...changes,
});
const written = (id: ModelId, given: Shot | string, options: WriteOptions = {}) =>
  write(typeof given === 'string' ? shot(given) : given, findModel(id), options);
const photoModels = modelsFor('advanced', 'photo');

describe('[D3] weights, lettering and what is locked', () => {
  const weighed = 'a smith, (rim light:1.30), ((sparks)), fog::2';

  it.each([
    ['stable-diffusion', 'smith, (rim light:1.3), (sparks:1.21), (fog:2)'],
    ['pixray', 'a smith:2 | rim light:1.3 | sparks:1.21 | fog:2'],
  ] as const)('[D3.1] typed weights take the form of %s', (id, text) => {
    expect(written(id, weighed)).toMatchObject({ text, dropped: [] });
  });

  it.each(['flux-ai', 'nano-banana', 'dezgo', 'dreamstudio'] as const)(
    '[D3.1] and become plain words, with a note of it, for %s',
    (id) => {
      const { text, dropped } = written(id, weighed);
      expect(text).toContain('smith, rim light, sparks, fog');
      expect(dropped.map(({ value, reason }) => `${value} ${reason}`)).toEqual([
        '(rim light:1.30) no-weights',
        '((sparks)) no-weights',
        'fog::2 no-weights',
      ]);
    },
  );

  it('[D3.1] a weight below nothing rules the word out, and it leaves the text', () => {
    const given = 'a smith, fog::-0.5, an anvil';
    expect(written('stable-diffusion', given)).toMatchObject({ text: 'smith, an anvil', negative: 'fog' });
    expect(written('midjourney', given).text).toBe('a smith, an anvil --no fog');
    expect(written('midjourney', given, { settings: { '--v': '6.1' } }).text).toContain('fog::-0.5');
    expect(written('dall-e-3', given).text).toContain('No fog.');
  });

  it('[D3.2] brackets that weigh nothing are escaped where brackets weigh', () => {
    expect(written('stable-diffusion', 'a smith (old, tired) [left]').text).toContain(
      'smith \\(old, tired\\)',
    );
    expect(written('dezgo', 'a smith (old, tired)').text).toBe('smith (old, tired)');
  });

  it('[D3.3] lettering is put in double marks, whatever marks or capitals it came in', () => {
    for (const { id } of photoModels.filter(({ lettering }) => lettering?.value.quote)) {
      const { text } = written(id, 'A door, a sign that reads OPEN 24 HOURS, a banner «Nie wieder»');
      const said = text.replaceAll('\\"', '"');
      expect(said, id).toContain('"OPEN 24 HOURS"');
      expect(said, id).toContain('"Nie wieder"');
    }
  });

  it('[D3.4] names, numbers and locked words stay letter for letter', () => {
    const names = fc.constantFrom(
      'Señora Ibáñez',
      'Volta K2',
      'Route 66',
      'Long John Silver',
      'Rose Tyler',
      'Will',
    );
    fc.assert(
      fc.property(
        names,
        fc.constantFrom(...photoModels),
        fc.integer({ min: 2, max: 9999 }),
        (name, model, count) => {
          const locked = [`${count} brass buttons`, 'warm, then cold'];
          const text = `${name} polishes ${count} brass buttons, warm, then cold, at dusk`;
          const { text: said } = write(shot(text, { locked }), model);
          for (const words of [name, ...locked]) expect(said).toContain(words);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    'A smith, (rim light:1.3), ((sparks)), fog::2, steam::-1 in a forge at dusk',
    'A bakery, a sign that reads "Halb Acht", «Brot» and „Kuchen“, #C8862A',
    'a {red|green} door --weird 5 | two :: three',
    'Dr. Amara looks. She leaves at 4:30 with Tram 28 (the old one) [left]',
    'x\ny "quoted "inner" words" end',
  ])('[D3.6] no word of it is lost in silence, whoever reads it: %s', (text) => {
    const given = shot(text);
    for (const model of photoModels) expect(lostWords(given, write(given, model)), model.id).toEqual([]);
  });

  it('[D3.5] a picture that goes along has its name and its job', () => {
    const references = [
      { id: 'mara', role: 'subject' as const },
      { id: 'https://pictures.example/7', role: 'place' as const },
    ];
    expect(written('runway-ml', shot('A smith', { references })).text).toContain(
      '@mara is for the subject. @image_2 is for the place.',
    );
    expect(written('flux-ai', shot('A smith', { references })).text).toContain('Image 2 is for the place');
  });
});

describe('[D4] Midjourney by its version', () => {
  const tail = (options: WriteOptions, given = shot('A smith')) => {
    const { text, dropped } = written('midjourney', given, options);
    return {
      flags: text.slice(text.indexOf(' --') + 1),
      dropped: dropped.map(({ field, reason }) => `${field} ${reason}`),
    };
  };

  it('[D4.1] flags stand in their order whatever order they were given in', () => {
    const settings = {
      '--p': true,
      '--tile': true,
      '--raw': true,
      '--chaos': 12,
      '--v': '8.1',
      '--hd': true,
    };
    expect(tail({ settings, seed: 42, stylize: 250, ratio: '16:9', negative: ['text', 'cars'] }).flags).toBe(
      '--ar 16:9 --v 8.1 --stylize 250 --chaos 12 --raw --hd --seed 42 --tile --p --no text, cars',
    );
  });

  it.each([
    [{ '--q': 2 }, ['settings.--q no-setting']],
    [{ '--v': '7', '--q': 2 }, []],
    [{ '--v': '7', '--iw': 2.5 }, []],
    [{ '--niji': '7', '--iw': 2.5 }, ['settings.--iw out-of-range']],
    [{ '--v': '6.1', '--oref': 'https://a.example/b.png' }, ['settings.--oref no-setting']],
    [{ '--v': '7', '--niji': '7' }, ['settings.--v no-setting']],
    [{ '--sw': 200 }, ['settings.--sw no-setting']],
    [{ '--sref': 'random', '--sw': 200 }, []],
    [{ '--sref': 'a --no b' }, ['settings.--sref out-of-range']],
    [{ '--chaos': 12.5 }, ['settings.--chaos out-of-range']],
    [{ '--weird': 3001 }, ['settings.--weird out-of-range']],
    [{ '--raw': 'yes' }, ['settings.--raw out-of-range']],
  ] as const)('[D4.2] a version gets what it knows, in its range: %o', (settings, dropped) => {
    expect(tail({ settings }).dropped).toEqual(dropped);
  });

  it('[D4.2] whatever is asked, what stands behind the text is what the version knows', () => {
    const midjourney = findModel('midjourney');
    const flags = (midjourney?.parameters ?? []).map(({ value }) => value.name);
    const value = fc.oneof(
      fc.boolean(),
      fc.integer({ min: -10, max: 5000 }),
      fc.double({ min: 0, max: 5, noNaN: true }),
      fc.constantFrom('random', '7', '6', '8.1', '6.1', 'a b', '--no x', 'https://a.example/b.png'),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...flags), value, { maxKeys: 8 }), (settings) => {
        const { text, parameters } = written('midjourney', 'A smith', { settings });
        expect(parameters).toBeUndefined();
        const said = [...text.matchAll(/ (--[a-z]+)((?: (?!--)\S+)*)/g)];
        const find = (flag: string) => said.find(([, name]) => name === flag)?.[2]?.trim();
        const niji = find('--niji');
        const version = { isNiji: niji !== undefined, number: Number(niji ?? find('--v') ?? '8.2') };
        for (const [, name, told = ''] of said) {
          const known = midjourney?.parameters
            .map(({ value: parameter }) => parameter)
            .filter((parameter) => parameter.name === name && isAmong(parameter.only, version));
          expect(known?.length, `${name} in ${text}`).toBeGreaterThan(0);
          const figure = told.trim() === '' ? true : Number.isNaN(Number(told)) ? told.trim() : Number(told);
          expect(
            known?.some((parameter) => takes(parameter, figure)),
            `${name}${told}`,
          ).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('[D4.3] double colons stay up to 6.1 and Niji 6, and go behind', () => {
    const given = shot('a smith, fog::2');
    for (const settings of [{ '--v': '6.1' }, { '--niji': '6' }])
      expect(written('midjourney', given, { settings }).text).toMatch(/^a smith, fog::2 --/);
    for (const settings of [{ '--v': '7' }, { '--niji': '7' }, { '--v': '8.2' }])
      expect(written('midjourney', given, { settings })).toMatchObject({
        text: expect.stringMatching(/^a smith, fog --/),
        dropped: [{ field: 'subject.text', value: 'fog::2', reason: 'no-weights' }],
      });
  });

  it('[D4.4] a ratio is whole numbers', () => {
    for (const [asked, flag] of [
      ['2.39:1', '239:100'],
      ['1.85:1', '37:20'],
      ['16:9', '16:9'],
    ] as const)
      expect(tail({ ratio: asked as Ratio }).flags).toBe(`--ar ${flag}`);
  });

  it('[D4.5] of two words none is ruled out alone: the opposite is said, or it is told', () => {
    expect(tail({ negative: ['modern clothing', 'text'] })).toEqual({ flags: '--no text', dropped: [] });
    expect(written('midjourney', 'A smith', { negative: ['modern clothing'] }).text).toBe(
      'a smith, period dress',
    );
    expect(tail({ negative: ['people watching'] }).dropped).toEqual(['negative no-negative']);
  });

  it('[D4.6] pictures with an address go in front, or behind the flag of their version', () => {
    const references = [
      { id: 'https://p.example/who.png', role: 'subject' as const },
      { id: 'https://p.example/how.png', role: 'style' as const },
    ];
    const given = shot('A smith', { references });
    const text = (settings: Record<string, string>) => written('midjourney', given, { settings }).text;
    expect(text({ '--v': '8.2' })).toBe(
      'https://p.example/who.png a smith --v 8.2 --sref https://p.example/how.png',
    );
    expect(text({ '--v': '7' })).toContain(' --oref https://p.example/who.png');
    expect(text({ '--niji': '6' })).toContain(' --cref https://p.example/who.png');
  });

  it('[D4.7] nothing a person typed is read as a flag or as several jobs', () => {
    const given = shot('a smith');
    given.subject.text = 'a smith --ar 1:2 in {red, green} light';
    expect(written('midjourney', given).text).toBe('a smith – ar 1:2 in red, green light');
  });
});

describe('[D5] the others, where a setting or a manner decides', () => {
  it('[D5.1] a shape in pixels is multiples of what it must be, and the ratio that was asked', () => {
    for (const [id, step] of [
      ['dall-e-3', 16],
      ['flux-ai', 16],
      ['leonardo-ai', 8],
    ] as const)
      for (const ratio of ['4:5', '21:9', '3:4', '9:16'] as const) {
        const { parameters = {} } = written(id, 'A smith', { ratio });
        const [width = 0, height = 0] =
          'size' in parameters
            ? String(parameters['size']).split('x').map(Number)
            : [Number(parameters['width']), Number(parameters['height'])];
        const [wide = 0, high = 0] = ratio.split(':').map(Number);
        expect([width % step, height % step]).toEqual([0, 0]);
        expect(width / height).toBeCloseTo(wide / high, 5);
      }
    expect(written('leonardo-ai', 'A smith', { ratio: '21:9' }).parameters).toEqual({
      width: 1512,
      height: 648,
    });
  });

  it('[D5.2] a chunk breaks between phrases, before the one that would not fit', () => {
    const phrase = (text: string): Sentence => [{ part: 'subject', text }];
    const long = 'x'.repeat(200);
    expect(
      inChunks([phrase(long), phrase('y'.repeat(60)), phrase('z')]).map(([first]) => first?.text),
    ).toEqual([long, `\nBREAK\n${'y'.repeat(60)}`, 'z']);
    expect(inChunks([phrase('x'.repeat(400))]).map(([first]) => first?.text)).toEqual(['x'.repeat(400)]);
  });

  it('[D5.3] the negative field goes only to those whose version has one', () => {
    const given = shot('A smith', { negative: ['wind'] });
    for (const id of ['adobe-firefly', 'leonardo-ai', 'flux-ai', 'pollinations'] as const)
      expect(written(id, given)).toMatchObject({ text: expect.stringContaining('The air is still.') });
    expect(written('adobe-firefly', given).negative).toBeUndefined();
    for (const id of ['stable-diffusion', 'starryai', 'ideogram-2', 'playground-ai'] as const)
      expect(written(id, given).negative).toBe('wind');
  });

  it('[D5.8] a lens and its depth go to the settings where those are settings', () => {
    expect(written('getty-images-ai', 'A nurse in a corridor, telephoto lens, shallow focus')).toMatchObject({
      text: 'Nurse in a corridor.',
      parameters: { lens_type: 'telephoto', depth_of_field: 'shallow' },
    });
    expect(written('getty-images-ai', 'A nurse in a corridor, 24mm')).toMatchObject({
      text: expect.stringContaining('24mm'),
      parameters: { lens_type: 'wide_angle' },
    });
  });

  it('[D5.4] a caption in fields has the lettering as an element, and the colours by number', () => {
    const { text } = written('ideogram', 'A bakery with a sign that reads "Halb Acht", #c8862a and black');
    const caption = JSON.parse(text) as {
      style_description: { color_palette: string[]; photo?: string; art_style?: string };
      compositional_deconstruction: { elements: { type: string; text?: string }[] };
    };
    expect(caption.style_description.color_palette).toEqual(['#C8862A']);
    expect(caption.compositional_deconstruction.elements.at(-1)).toEqual({
      type: 'text',
      text: 'Halb Acht',
      desc: 'a sign',
    });
    expect(written('ideogram', 'A fox, watercolour, close-up').text).toContain('"art_style"');
  });

  it('[D5.9] FLUX is told the name of a colour behind its number', () => {
    for (const [hex, name] of [
      ['#1F2937', 'dark blue'],
      ['#C8862A', 'orange'],
      ['#808080', 'grey'],
      ['#0a0a0a', 'black'],
      ['#c00018', 'red'],
      ['#f7c6d9', 'light pink'],
    ] as const)
      expect(written('flux-ai', shot('A smith', { palette: [hex] })).text).toContain(
        `Palette of ${hex} (${name}).`,
      );
    expect(written('flux-ai', shot('A smith', { palette: ['teal', 'rust'] })).text).toContain(
      'Teal and rust palette.',
    );
  });

  it('[D5.5] nobody calls a drawing a photograph', () => {
    for (const { id } of photoModels)
      expect(written(id, 'A watercolour of a fox').text, id).not.toMatch(/\bphoto/i);
  });

  it('[D5.6] a longer caption loses its light before who it is about, and stays one object', () => {
    const given = twoHundredShots('photo').map((one) => ({
      ...one,
      details: `${one.details} ${'and more of it '.repeat(900)}`,
    }));
    for (const one of given.slice(0, 20))
      expect(() => JSON.parse(write(one, findModel('ideogram')).text)).not.toThrow();
  });

  it('[D5.7] what is done stands behind "in which", what is there behind "of", a note behind a colon', () => {
    const opens = (text: string) => written('nano-banana', text).text;
    expect(opens('A farmer finds a meteorite')).toBe('A photograph in which a farmer finds a meteorite.');
    expect(opens('A lighthouse in a storm')).toBe('A photograph of a lighthouse in a storm.');
    expect(opens('perfume bottle, black water')).toBe('A photograph: perfume bottle, black water.');
  });
});
