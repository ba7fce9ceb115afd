import { findModel, modelsFor } from '../../packages/engine/src/catalogue/index.ts';
import { emptyTechnicalSpecs } from '../../packages/engine/src/methods/advanced/advanced-form.ts';
import { enhanceText, enhanceVoice } from '../../packages/engine/src/methods/enhance/index.ts';
import {
  advancedPrompt,
  emptyAdvancedForm,
  framePrompts,
  reverseFallback,
  simplePrompt,
} from '../../packages/engine/src/methods/index.ts';
import { type Roll, roll } from '../../packages/engine/src/methods/one-click/index.ts';
import { optimize } from '../../packages/engine/src/methods/optimizer/index.ts';
import { advancedShot, simpleShot } from '../../packages/engine/src/methods/shots.ts';
import { readShot } from '../../packages/engine/src/shot-of/index.ts';
import { write } from '../../packages/engine/src/writing/index.ts';
import { seeded } from '../../packages/engine/testing/seeded.ts';
import { median, type Row } from '../row.ts';

const line =
  'Low-angle close-up of a smith hammering a hinge in a forge at night, slow push in, 85mm at f/2, window left, no text, 16:9, 8 seconds. He says, "Again." Late sun slants through the shutters.';
const simple = { subject: line, setting: 'a forge in Toledo', mood: 'patience', cameraAngle: 'an 85mm lens' };
const advanced = {
  ...emptyAdvancedForm,
  subject: line,
  environment: 'a forge in Toledo at night',
  camera: 'close-up, low angle, slow push in',
  lighting: 'one bulb over the anvil',
  technicalSpecs: { ...emptyTechnicalSpecs, cameraType: 'ARRI Alexa Mini', iso: '800' },
};
const veo = findModel('google-veo-3');
const fifty = `${line} `.repeat(300).slice(0, 50_000);

const methods: Readonly<Record<string, () => unknown>> = {
  'read a line': () => readShot(line, { mode: 'video' }),
  'read and write a line': () => write(readShot(line, { mode: 'video' }).shot, veo),
  simple: () => simplePrompt(simple, 'video'),
  'simple, as a shot, written': () => write(simpleShot(simple, 'video'), veo),
  advanced: () => advancedPrompt(advanced, 'video'),
  'advanced, as a shot, written': () => write(advancedShot(advanced, 'video'), veo),
  'text, enhanced': () => enhanceText(line, 'video'),
  'voice, enhanced': () => enhanceVoice(line, 'video'),
  'idea, optimized': () =>
    optimize({ idea: 'a barista closing her cafe', genre: 'cinematic', mode: 'video' }),
  'roll, composed': rollOn,
  'reverse fallback': () => reverseFallback('general', () => 0.4),
  'storyboard frames': () => framePrompts(line),
};

const lineShot = {
  photo: readShot(line, { mode: 'photo' }).shot,
  video: readShot(line, { mode: 'video' }).shot,
};
const everyModel = (['photo', 'video'] as const).flatMap((mode) => modelsFor('advanced', mode));

const random = seeded(1);
const rolled: Roll[] = [];

function rollOn(): void {
  rolled.push(roll('video', random, { last: rolled.slice(-20) }));
}

/** A method has a millisecond; fifty thousand characters are held against the plainest walk over them. */
export function measureEngine(): Row[] {
  const rows = Object.entries(methods).map(([what, run]) => ({
    what,
    value: `${milliseconds(run, 200).toFixed(3)} ms`,
    reference: '',
    limit: '≤ 1 ms' as const,
  }));
  const written = milliseconds(() => everyModel.map((model) => write(lineShot[model.mode], model)), 50);
  const walk = milliseconds(() => fifty.toLowerCase().split(/(?<=\W)/).length, 20);
  const read = milliseconds(() => readShot(fifty), 20);
  return [
    ...rows,
    {
      what: `a shot, written for all ${everyModel.length} generators`,
      value: `${written.toFixed(2)} ms`,
      reference: '',
      limit: '≤ 5 ms',
    },
    {
      what: 'read 50,000 characters',
      value: `${read.toFixed(1)} ms`,
      reference: `splitting them into words ${walk.toFixed(1)} ms`,
      ratio: read / walk,
    },
  ];
}

function milliseconds(run: () => unknown, times: number): number {
  for (let warm = 0; warm < times; warm++) run();
  return median(
    Array.from({ length: times }, () => {
      const began = performance.now();
      run();
      return performance.now() - began;
    }),
  );
}
