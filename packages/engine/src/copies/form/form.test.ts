import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isClean } from '../../../testing/any-text.ts';
import { runs } from '../../../testing/soak.ts';
import { type ModelId, modelOf, modelsFor } from '../../catalogue/index.ts';
import { emptyTechnicalSpecs } from '../../methods/advanced/advanced-form.ts';
import { simpleShot } from '../../methods/shots.ts';
import { write } from '../../writing/index.ts';
import { type CopyFor, copiesOf, type FormBoxes } from '../copies-of.ts';
import { readsOwnWords } from '../write-said.ts';

function copyOf(form: FormBoxes, model: ModelId, { isFromImage = false } = {}): CopyFor {
  const method =
    'environment' in form || 'technicalSpecs' in form || 'camera' in form ? 'advanced' : 'simple';
  const { mode } = modelOf(model);
  const [copy] = copiesOf({
    words: { method, form },
    mode,
    models: [model],
    hasStartImage: isFromImage,
  });
  if (!copy) throw new Error('No copy came.');
  return copy;
}
const leftOff = ({ leftOff: told }: CopyFor) => told.map(({ what }) => what);

const kite: FormBoxes = {
  subject: 'a kite maker with chalk on her sleeves',
  environment: 'in a loft above the harbour',
  mood: 'patient, proud',
  camera: 'close-up from below',
  lighting: 'skylight from the north',
  additionalDetails: 'gouache',
};

describe('[FORM-1] the copy of a form is its boxes, in the order and with the joints of the guide', () => {
  it.each([
    [
      'midjourney',
      'a kite maker with chalk on her sleeves, in a loft above the harbour, skylight from the north, close-up from below, patient and proud mood, gouache',
    ],
    [
      'flux-ai',
      'A kite maker with chalk on her sleeves in a loft above the harbour. Skylight from the north. Patient and proud mood. Close-up from below. Gouache.',
    ],
    [
      'dall-e-3',
      'Scene: In a loft above the harbour.\nSubject: A kite maker with chalk on her sleeves.\nDetails: Gouache.\nLight: Skylight from the north.\nMood: Patient, proud.\nCamera: Close-up from below.',
    ],
    [
      'stable-diffusion',
      'a kite maker with chalk on her sleeves, in a loft above the harbour, gouache, skylight from the north, close-up from below, patient and proud mood',
    ],
    [
      'google-veo-3',
      'Close-up from below. A kite maker with chalk on her sleeves in a loft above the harbour. Skylight from the north. Patient and proud mood. Gouache.',
    ],
    [
      'kling-1.6',
      'A kite maker with chalk on her sleeves in a loft above the harbour. Close-up from below. Skylight from the north. Patient and proud mood. Gouache.',
    ],
    [
      'openai-sora',
      'A kite maker with chalk on her sleeves in a loft above the harbour. Gouache.\n\nCinematography:\nCamera: close-up from below\nLighting: skylight from the north\nMood: patient, proud',
    ],
  ] as const)('of %s', (model, prompt) => {
    expect(copyOf(kite, model).prompt).toBe(prompt);
  });

  it.each([
    [{ subject: 'two porters', setting: 'a lift shaft' }, 'A photo of two porters. A lift shaft.'],
    [{ subject: 'two porters carry a piano' }, 'A photo: two porters carry a piano.'],
    [{ subject: 'a linocut of a hare' }, 'A linocut of a hare.'],
    [{ subject: 'a hare, linocut' }, 'A hare, linocut.'],
  ])('says what kind of picture it is where the guide asks and the words do not: %#', (form, prompt) => {
    expect(copyOf(form, 'google-imagen').prompt).toBe(prompt);
  });

  it.each([
    ['lighting', 'from the left', 'Lit from the left.'],
    ['lighting', 'hard and low from the left', 'Light hard and low from the left.'],
    ['lighting', 'one bare bulb', 'One bare bulb.'],
    ['camera', 'from the door', 'Seen from the door.'],
    ['camera', 'on a long lens', 'Shot on a long lens.'],
    ['camera', 'wide and low', 'Wide and low.'],
    ['mood', 'hushed', 'Hushed mood.'],
    ['mood', 'hushed, after the party', 'Hushed, after the party.'],
  ])('tells what a box speaks of where its words lean on it: %s, %s', (box, words, said) => {
    const form = { subject: 'a harp', environment: '', camera: '', [box]: words };
    expect(copyOf(form, 'flux-ai').prompt).toBe(`A harp. ${said}`);
  });

  it('leads a camera that only acts', () => {
    const form = { subject: 'a harp', camera: 'follows the strings, then stops' };
    expect(copyOf(form, 'kling-1.6').prompt).toBe('A harp. The camera follows the strings, then stops.');
  });
});

const things = ['a kite maker', 'two ferrymen', 'an iron stove', 'the third twin', 'Ada Okonkwo, 46,'];
const deeds = ['', ' mends a net', ' waits by the door; a gull lands', ' says "Not yet." and laughs'];
const places = [
  '',
  'a tiled pantry',
  'under a bridge, fog',
  'Salt flats. Wind.',
  'the old quay (north side)',
];
const lights = ['', 'from the left', 'even', 'one bulb, no shadows', 'neon'];
const cameras = [
  '',
  'close-up',
  'follows her',
  'from the stairs, 16:9',
  'slow push in, then tilt up',
  'ISO 400',
];
const moods = ['', 'calm', 'calm, not sad', 'after the party'];
const filled = fc.record({
  subject: fc.tuple(fc.constantFrom(...things), fc.constantFrom(...deeds)).map((words) => words.join('')),
  environment: fc.constantFrom(...places),
  lighting: fc.constantFrom(...lights),
  camera: fc.constantFrom(...cameras),
  mood: fc.constantFrom(...moods),
  additionalDetails: fc.constantFrom('', 'film grain', '8 seconds, square', 'with "OPEN" on the door'),
});
const own = (['photo', 'video'] as const)
  .flatMap((mode) => modelsFor('advanced', mode))
  .filter(readsOwnWords);

describe('[FORM-2] nothing of a form is lost, and nothing is left hanging', () => {
  it('whatever is filled in, for every generator that reads one’s own words', () => {
    fc.assert(
      fc.property(filled, fc.constantFrom(...own), fc.boolean(), (form, model, isFromImage) => {
        const { prompt, negative, leftOff: told, settings, sentAs } = copyOf(form, model.id, { isFromImage });
        const beside = JSON.stringify([negative, told, settings, sentAs]);
        const all = `${prompt} ${beside}`.toLowerCase();
        const words =
          Object.values(form)
            .join(' ')
            .toLowerCase()
            .match(/[\p{L}\p{N}]{3,}/gu) ?? [];
        expect(words.filter((word) => !all.includes(word) && !SET.has(word))).toEqual([]);
        expect(isClean(prompt)).toBe(true);
        expect(prompt).not.toMatch(/[,;] ?[,;.]|\.\s*\.|\(\s*\)|^\s*[,;.]|[,;]\s*$| {2}/);
        expect(prompt).not.toMatch(/\b(?:a|an|the|and|with|of|from)\s*(?:[.,;]|$)/i);
        for (const { what } of told)
          if (what.length > 3) expect(prompt.toLowerCase()).not.toContain(what.toLowerCase());
      }),
      runs(150, 10_000),
    );
  });

  it('what two boxes say is said once', () => {
    const form = { subject: 'a stall', setting: 'night, string lights', lighting: 'String lights' };
    expect(copyOf(form, 'flux-ai').prompt).toBe('A stall. Night, string lights.');
  });

  it('is the same every time', () => {
    fc.assert(
      fc.property(filled, fc.constantFrom(...own), (form, model) => {
        expect(copyOf(form, model.id)).toEqual(copyOf(form, model.id));
      }),
      runs(50, 1_000),
    );
  });
});

/** What becomes a setting is told by its value. */
const SET = new Set(['seconds', 'square', 'shadows', 'not', 'iso', 'the', 'and', 'then']);

describe('[FORM-3] settings leave the words, whichever box they stand in', () => {
  it.each([
    ['camera', 'static, landscape', { ratio: '16:9' }],
    ['additionalDetails', 'square', { ratio: '1:1' }],
    ['camera', 'quer, 5 Sek', { ratio: '16:9', seconds: 5 }],
    ['mood', 'calm, 9:16', { ratio: '9:16' }],
    ['environment', 'a quay, 10 seconds', { seconds: 10 }],
  ] as const)('%s: %s', (box, words, settings) => {
    const copy = copyOf({ subject: 'a heron', environment: '', [box]: words }, 'kling-1.6');
    expect(copy.settings).toEqual(settings);
    expect(copy.prompt).not.toMatch(/landscape|square|quer|Sek|9:16|seconds/);
  });

  it('a figure stands over the name of a shape', () => {
    const form = { subject: 'un faro', setting: 'formato vertical 4:5' };
    expect(copyOf(form, 'flux-ai')).toMatchObject({ settings: { ratio: '4:5' }, open: [] });
  });

  it('years behind a name are no seconds, and a landscape that is pictured is no shape', () => {
    const form = { subject: 'NOOR, 30s, in a raincoat', setting: 'landscape, fog' };
    const { prompt, settings } = copyOf(form, 'google-veo-3');
    expect([prompt, settings]).toEqual(['NOOR, 30s, in a raincoat. Landscape, fog.', {}]);
  });

  it('the nearest is set where a value is not offered, and that is told', () => {
    const {
      settings,
      sentAs,
      leftOff: told,
    } = copyOf({ subject: 'a heron', cameraAngle: '7 seconds, 4:5' }, 'google-veo-3');
    expect(settings).toEqual({ ratio: '9:16', seconds: 8 });
    expect(sentAs).toEqual({ aspectRatio: '9:16', durationSeconds: 8 });
    expect(told.map(({ what, why }) => `${what} ${why}`)).toEqual([
      'the shape: 4:5 It makes 16:9, 9:16. It is set to 9:16, the nearest.',
      'the length: 7 seconds It makes 4, 6 or 8 seconds. It is set to 8, the nearest.',
    ]);
  });
});

describe('[FORM-4] options are said as what is seen', () => {
  const technicalSpecs = {
    ...emptyTechnicalSpecs,
    cameraType: 'Nikon Z9',
    iso: '800',
    lens: '85mm f/1.8',
    aperture: 'f/2.8',
    shutterSpeed: '1/1000',
    temperature: '3200K Warm',
    backgroundStyle: 'Minimal clean',
    filmGrain: true,
  };
  const form = { subject: 'a heron', technicalSpecs };

  it.each([
    [
      'midjourney',
      'a heron, minimal clean background, warm light, 85mm lens, shallow depth of field, motion frozen sharp, subtle film grain',
    ],
    [
      'flux-ai',
      'A heron. Minimal clean background. Warm light. Shot on Nikon Z9 with an 85mm lens at f/2.8. Motion frozen sharp, subtle film grain.',
    ],
  ] as const)('for %s, and the body only where it learnt from captions of photographs', (model, prompt) => {
    const copy = copyOf(form, model);
    expect(copy.prompt).toBe(prompt);
    expect(leftOff(copy).join(' ')).toMatch(/ISO 800/);
    expect(leftOff(copy).join(' ').includes('Nikon')).toBe(model === 'midjourney');
  });

  it('figures that nobody sees leave the words as well', () => {
    const copy = copyOf({ subject: 'a heron', camera: 'low angle, ISO 400, 1/50s' }, 'midjourney');
    expect(copy.prompt).toBe('a heron, low angle');
    expect(leftOff(copy)).toEqual(['ISO 400', '1/50s']);
  });

  it.each([
    [{ camera: 'wide open at f/1.4' }, { aperture: 'f/11' }, 'f/1.4 / f/11'],
    [{ camera: 'on a 24mm lens' }, { lens: '85mm f/1.8' }, '24mm / 85mm'],
    [{}, { aperture: 'f/11', foregroundObjects: 'Bokeh lights' }, 'bokeh lights / f/11'],
  ])('two that contradict each other are asked about: %#', (boxes, specs, choices) => {
    const clashing = { ...form, ...boxes, technicalSpecs: { ...emptyTechnicalSpecs, ...specs } };
    const { open, prompt } = copyOf(clashing, 'flux-ai');
    expect(open.map(({ choices: two }) => two.join(' / '))).toContain(choices);
    expect((prompt.match(/f\/\d/g) ?? []).length).toBeLessThanOrEqual(1);
  });
});

describe('[FORM-5] what must not be there stands last, in the field, or is told', () => {
  const form = {
    subject: 'an empty loft, no people',
    setting: 'brick walls, no logos',
    mood: 'plain, not gloomy',
    lighting: 'skylights',
  };

  it.each([
    ['dall-e-3', /\nMood: Plain, not gloomy\.\nConstraints: No people, no logos\.$/, ''],
    ['stable-diffusion', /^an empty loft, brick walls, skylights, plain mood$/, 'people, logos, gloomy'],
  ] as const)('for %s', (model, prompt, negative) => {
    const copy = copyOf(form, model);
    expect(copy.prompt).toMatch(prompt);
    expect(copy.negative).toBe(negative);
  });

  it('whether it is a thing or what it must not be', () => {
    const form = { subject: 'a mediator', camera: 'wide', additionalDetails: 'Not a handshake, film grain' };
    expect(copyOf(form, 'stable-diffusion')).toMatchObject({
      prompt: 'a mediator, film grain, wide',
      negative: 'handshake',
    });
  });

  it('and stays as it was said where there is no field', () => {
    const copy = copyOf({ subject: 'a loft, no prams' }, 'google-imagen');
    expect(copy.prompt).toBe('A photo of a loft, no prams.');
    expect(leftOff(copy)).toEqual([]);
  });
});

describe('[FORM-6] lettering stands in double quotation marks, with its surface, place and hand', () => {
  it.each(['ideogram-2', 'dall-e-3', 'nano-banana', 'flux-ai', 'google-imagen'] as const)(
    'for %s',
    (model) => {
      const form = {
        subject: 'a market stall, the word FIGS over it in chalk capitals, a sign that says “two for 3”',
      };
      expect(copyOf(form, model).prompt).toContain(
        'the word "FIGS" over it in chalk capitals, a sign that says "two for 3"',
      );
    },
  );
});

describe('[FORM-7] clips', () => {
  const scene =
    'Noor folds a sheet. TADEK (dry): "My wife did corners." NOOR, after a beat: "Then do me one." She laughs, then leaves';

  it('Sora has beats and lines in blocks of their own', () => {
    const form = { subject: scene, setting: 'a launderette', cameraAngle: 'locked-off camera, dryer hum' };
    expect(copyOf(form, 'openai-sora').prompt).toBe(
      [
        'Noor folds a sheet. The setting is a launderette.',
        'Cinematography:\nCamera: locked-off camera',
        'Actions:\n- She laughs\n- Then leaves',
        'Dialogue:\n- TADEK (dry): "My wife did corners."\n- NOOR, after a beat: "Then do me one."',
        'Background Sound:\nDryer hum',
      ].join('\n\n'),
    );
  });

  it('who does something else beside saying it stays among what happens', () => {
    const form = { subject: 'Farid sews; she counts, then says: "sette"; he bites the thread' };
    expect(copyOf(form, 'openai-sora').prompt).toBe(
      'Farid sews.\n\nActions:\n- She counts\n- Then says: "sette"\n- He bites the thread',
    );
  });

  it('Phenaki has a numbered beat for each thing that happens', () => {
    const form = { subject: 'a puppet finds a key; a mouse helps, then they leave' };
    expect(copyOf(form, 'phenaki').prompt).toBe(
      '1. A puppet finds a key.\n2. A mouse helps.\n3. Then they leave.',
    );
    const named = { subject: 'a puppet finds a key, drags it, a mouse helps' };
    expect(copyOf(named, 'phenaki').prompt).toBe('1. A puppet finds a key, drags it.\n2. A mouse helps.');
  });

  it('Veo hears a sound behind its cue, and lines where they are said', () => {
    const form = { subject: 'a baker says "four folds" and grins', cameraAngle: 'close-up, oven door clang' };
    expect(copyOf(form, 'google-veo-3').prompt).toBe(
      'Close-up. A baker says "four folds" and grins. SFX: oven door clang.',
    );
  });

  it.each([
    ['slow push in, then tilt up', 'slow [Push in], then [Tilt up]. A heron.'],
    ['pans left while rising', '[pan left] while rising. A heron.'],
    ['follows the heron', 'The camera follows the heron. A heron.'],
  ])('Hailuo has its commands where they happen, in the order said: %s', (camera, prompt) => {
    expect(copyOf({ subject: 'a heron', cameraAngle: camera }, 'hailuo-02').prompt.toLowerCase()).toBe(
      prompt.toLowerCase(),
    );
  });

  it('who makes one move is told the first, and the other is told to the person', () => {
    const copy = copyOf({ subject: 'a heron', cameraAngle: 'slow push in, then tilt up' }, 'openai-sora');
    expect(copy.prompt).toContain('Camera: slow push in');
    expect(copy.prompt).not.toContain('tilt');
    expect(leftOff(copy)).toEqual(['then tilt up']);
  });

  it('and what leads the second move on to something is asked about', () => {
    const copy = copyOf(
      { subject: 'a stall', cameraAngle: 'pans left, then zooms in on the teapot' },
      'adobe-firefly-video',
    );
    expect(copy.prompt).toContain('teapot');
    expect(copy.open.map(({ choices }) => choices)).toContainEqual(['pans left', 'zooms in']);
  });

  it.each(['runway-gen4', 'midjourney-video'] as const)(
    'over a picture only what moves is told to %s',
    (model) => {
      const form = {
        subject: 'string lights come on one by one',
        setting: 'a terrace at dusk, the curtain moves a bit',
        mood: 'inviting',
        cameraAngle: 'slow push in',
      };
      const copy = copyOf(form, model, { isFromImage: true });
      expect(copy.prompt).toMatch(
        /^String lights come on one by one\. Slow push in\. The curtain moves a bit\.(?: --motion low)?$/,
      );
      expect(leftOff(copy)).toEqual(expect.arrayContaining(['a terrace at dusk', 'inviting']));
    },
  );
});

describe('[FORM-8] a form in another language', () => {
  it.each([
    [
      'nano-banana',
      { subject: '猫が一匹', setting: '雨の日', cameraAngle: '正面、正方形' },
      '猫が一匹。雨の日。正面。',
    ],
    [
      'kling-1.6',
      { subject: 'Souffleuse, 60, flüstert mit', mood: 'gespannt' },
      'Souffleuse, 60, flüstert mit. Gespannt.',
    ],
    [
      'midjourney',
      { subject: 'un faro en la niebla', cameraAngle: 'desde el muelle' },
      'un faro en la niebla, desde el muelle',
    ],
  ] as const)('gets no English words of ours for %s', (model, form, prompt) => {
    expect(copyOf(form, model).prompt).toBe(prompt);
  });
});

describe('[FORM-9] pinned words', () => {
  const form = {
    subject: 'a kite maker',
    setting: 'In a Loft above the harbour',
    mood: 'calm',
    cameraAngle: 'Seen low, 8 seconds',
  };
  it.each(own.filter(({ mode }) => mode === 'photo'))('stay letter for letter for $id', (model) => {
    const { text } = write(simpleShot(form, 'photo'), model, { locked: ['In a Loft', 'Seen low'] });
    expect(text).toContain('In a Loft');
    expect(text).toContain('Seen low');
  });

  it('are the last to go where there is no room', () => {
    const long = { ...form, setting: `${'moss between the stones, '.repeat(60)}a well` };
    const model = modelOf('runway-ml');
    const { text, dropped } = write(simpleShot(long, 'photo'), model, { locked: ['calm'] });
    expect(text.length).toBeLessThanOrEqual(1_000);
    expect(text).toContain('calm');
    expect(dropped.map(({ reason }) => reason)).toContain('length-limit');
  });
});
