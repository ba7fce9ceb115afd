import { expect, it } from 'vitest';
import { twoHundredShots } from '../../testing/dialects/two-hundred-shots.ts';
import { seeded } from '../../testing/seeded.ts';
import { inFull } from '../../testing/soak.ts';
import { modelsFor } from '../catalogue/index.ts';
import { write } from '../writing/write.ts';
import { applyEdits, type Check, findChecks, fixAll, type ToCheck } from './index.ts';

/** What people put into a prompt that stood well without it. */
const spoilers = [
  ', masterpiece, best quality',
  ', no people',
  ' --ar 16:9 --s 2000',
  ' --cfg 7 --ar 1:1 --ar 16:9',
  ', (rim light:2.4)',
  ', (rim light:1.2',
  ', 13 seconds, 21:9',
  ', f/16, bokeh',
  ', by candlelight, 5600K',
  ', at night, sunlight',
  ', heavy rain, clear sky',
  '. The camera pushes in, then pans left',
  ', bokeh, bokeh',
  '. A photo of a tram',
  '. A sign that reads OPEN LATE',
  '. A beautiful harbour',
] as const;

const EVERY = inFull ? 1 : 8;

it.each(['photo', 'video'] as const)(
  '[F1.12] two hundred spoiled prompts: no fix makes an error, and all of them made again change nothing, %s',
  (mode) => {
    const models = modelsFor('advanced', mode);
    const wrong: string[] = [];
    for (const [at, shot] of twoHundredShots(mode).entries()) {
      if (at % EVERY !== 0) continue;
      const random = seeded(at + 1);
      const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
      const model = one(models);
      const text = `${write(shot, model).text.replace(/\.$/, '')}${one(spoilers)}${one(spoilers)}`;
      const given: ToCheck = { text, mode, model };
      const before = findChecks(given);
      for (const { fix, says } of before) {
        if (!fix || fix.edits.length === 0) continue;
        const after = findChecks({ ...given, text: applyEdits(text, fix.edits) });
        if (errors(after) > errors(before)) wrong.push(`${model.id}, “${says}” makes an error: ${text}`);
      }
      const mended = fixAll(given).text;
      if (fixAll({ ...given, text: mended }).text !== mended)
        wrong.push(`${model.id}, changes again: ${mended}`);
      if (errors(findChecks({ ...given, text: mended })) > errors(before))
        wrong.push(`${model.id}: ${mended}`);
    }
    expect(wrong).toEqual([]);
  },
);

function errors(checks: readonly Check[]): number {
  return checks.filter(({ severity }) => severity === 'error').length;
}
