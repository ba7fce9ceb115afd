import { describe, expect, it } from 'vitest';
import type { MadeFacts, Provenance } from '../image-metadata/file-facts.ts';
import { exactAnalysis } from '../methods/reverse/exact-analysis.ts';
import { exportMade } from './export-made.ts';
import { provenanceLine } from './provenance-line.ts';
import { settingNamed } from './setting-named.ts';
import { wholePrompt } from './whole-prompt.ts';

const nothing: MadeFacts = { container: 'png', settings: [], raw: [], provenance: [] };
const lineOf = (...provenance: Provenance[]) => provenanceLine({ ...nothing, provenance });

describe('[I3.1] who made it', () => {
  it.each<[string, Provenance]>([
    ['Made with Adobe Firefly, signed by Adobe Inc.; it holds no prompt.', firefly()],
    [
      'Made with Ideogram; it holds no prompt.',
      { by: 'c2pa', tool: 'Ideogram', signer: 'Ideogram, Inc.', kind: 'made' },
    ],
    ['Made with AI; it holds no prompt.', { by: 'iptc', source: 'trainedAlgorithmicMedia', kind: 'made' }],
    [
      'Made with AI, signed by Google LLC; it holds no prompt.',
      { by: 'c2pa', signer: 'Google LLC', kind: 'made' },
    ],
    ['Taken with a camera; it holds no prompt.', { by: 'iptc', kind: 'captured' }],
    ['Marked as algorithmicMedia; it holds no prompt.', { by: 'iptc', source: 'algorithmicMedia' }],
    ['Signed for by Nikon; it holds no prompt.', { by: 'c2pa', tool: 'Nikon' }],
  ])('%s', (line, provenance) => {
    expect(lineOf(provenance)).toBe(line);
  });

  it('tells several once each, and says nothing where nothing is written', () => {
    expect(lineOf(firefly(), { by: 'c2pa', tool: 'Photoshop', kind: 'edited' }, firefly())).toBe(
      'Made with Adobe Firefly, signed by Adobe Inc., changed with Photoshop; it holds no prompt.',
    );
    expect(lineOf()).toBeUndefined();
    expect(lineOf({ by: 'c2pa' })).toBeUndefined();
  });

  it('goes by the generator where nobody signed, and does not deny a prompt that is there', () => {
    expect(provenanceLine({ ...nothing, generator: 'ComfyUI' })).toBe(
      'Made with ComfyUI; it holds no prompt.',
    );
    expect(provenanceLine({ ...nothing, generator: 'ComfyUI', prompt: 'a fig' })).toBe('Made with ComfyUI.');
  });
});

it('[I3.2] sorts a prompt into an analysis, in its own words', () => {
  const prompt = 'An old man folds a newspaper in a ferry terminal at night, 85mm, backlight';
  const analysis = exactAnalysis(prompt, [{ name: 'Steps', value: '20' }], 'general');
  expect(analysis).toMatchObject({ confidence: 100, technicalNotes: 'Steps: 20', model: 'general' });
  expect(analysis.subject).toContain('An old man');
  expect(analysis.lighting).toContain('backlight');
  expect(analysis.style).toContain('85mm');
  const { subject, environment, lighting, mood, style } = analysis;
  for (const words of [subject, environment, lighting, mood, style].join(', ').split(', '))
    expect(prompt).toContain(words);
});

it('[RECOVER-3] asks for the whole and each character, and for another pass not twice', () => {
  const part = { settings: [], prompt: 'girl, red coat' };
  const further = [
    { ...part, kind: 'character' as const, name: 'Character 1' },
    { ...part, kind: 'pass' as const, name: 'Second pass', prompt: 'brick' },
    { kind: 'character' as const, name: 'Character 2', negative: 'hat', settings: [] },
  ];
  expect(wholePrompt({ prompt: 'a quay', further })).toBe('a quay\ngirl, red coat');
  expect(wholePrompt({ prompt: 'a quay' })).toBe('a quay');
});

it('[RECOVER-5] sorts a command by its words, and offers it with its parameters', () => {
  const command = 'a lighthouse at dusk --ar 3:4 --no fog --v 7';
  const analysis = exactAnalysis(command, [], 'midjourney');
  expect(Object.values(analysis).join(' ')).not.toMatch(/--|3:4|fog/);
  expect(analysis.subject).toContain('lighthouse');
});

it('[I3.3] has a line for each file, also for one that says nothing or could not be read', () => {
  const made = {
    ...nothing,
    generator: 'A1111',
    prompt: 'a fig, in a bowl',
    seed: '7',
    settings: [
      { name: 'Steps', value: '20' },
      { name: 'Sampler', value: 'Euler a' },
    ],
  };
  const { name, type, text } = exportMade(
    [{ name: 'fig.png', facts: made }, { name: 'plain.png', facts: nothing }, { name: 'torn.png' }],
    5,
  );
  expect([name, type]).toEqual(['recovered-prompts-5.csv', 'text/csv']);
  expect(text.split('\r\n').slice(1)).toEqual([
    'fig.png,A1111,,"a fig, in a bowl",,,7,Steps: 20; Sampler: Euler a,Made with A1111.',
    'plain.png,,,,,,,,',
    'torn.png,,,,,,,,',
    '',
  ]);
  expect(settingNamed(made, 'cfg', 'sampler')).toBe('Euler a');
  expect(settingNamed({ settings: [{ name: 'CFG scale', value: '7' }] }, 'cfg_scale')).toBe('7');
});

function firefly(): Provenance {
  return { by: 'c2pa', tool: 'Adobe Firefly', signer: 'Adobe Inc.', kind: 'made' };
}
