import { dataSheetOf, inventedVersions, passagesOn } from '@cuewright/engine/assistant/grounding';
import { expect, it } from 'vitest';
import { productFigures } from './product-figures.ts';

const figures = { ...productFigures, currencySign: '$' };

it('[A4.1] finds what is written here on a question, without a brace left over', () => {
  const found = passagesOn('How many prompts are free each day?', figures);
  expect(found.length).toBeGreaterThan(2);
  expect(found.map(({ text }) => text).join('\n')).toContain(`${figures.daily}`);
  for (const { text } of found) expect(text).not.toMatch(/\{\w+\}/);
});

it('[A4.2] says what is stated of a generator, and nothing of one it does not know', () => {
  expect(dataSheetOf('kling')).toMatch(/\*\*Kling 1\.6\*\* runs 5 or 10 seconds/);
  expect(dataSheetOf('Blenderella')).toBeUndefined();
});

it('[A4.3] knows a version that does not exist, unless it was asked for by that name', () => {
  expect(inventedVersions('Use Veo 9 for that.', 'What is best?')).toHaveLength(1);
  expect(inventedVersions('There is no Veo 9 here.', 'What about Veo 9?')).toEqual([]);
  expect(inventedVersions('Use Veo 3.1 for that.', 'What is best?')).toEqual([]);
});
