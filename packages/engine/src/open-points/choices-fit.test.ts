import { describe, expect, it } from 'vitest';
import { type ModelId, modelOf } from '../catalogue/index.ts';
import { saidShot } from '../methods/said-shot.ts';
import { lookAt, openPoints } from './index.ts';

function choicesOf(text: string, id: ModelId): string[] {
  const model = modelOf(id);
  return openPoints(lookAt(saidShot(text, model.mode)), model, false).flatMap(({ choices }) => choices);
}

describe('what is offered fits what was said', () => {
  it.each([
    [
      'A conductor leans out of the cab and waves at somebody we don’t see. Rain just stopped.',
      'adobe-firefly',
    ],
    ['A girl in a red coat argues with her unseen brother in a kitchen.', 'adobe-firefly'],
  ] as const)('no frame for two where one is not seen: %s', (text, id) => {
    expect(choicesOf(text, id).join(' ')).not.toMatch(/two-shot|both/);
  });

  it.each([
    ['A bottle of bath oil on slate with the small word "FERN" on it.', 'google-imagen'],
    ['Three mugs on a shelf, under each a tiny name: "Ana".', 'nano-banana'],
  ] as const)('no large letters where they are small: %s', (text, id) => {
    expect(choicesOf(text, id).join(' ')).not.toContain('large');
  });

  it.each([
    ['A miniature harbour, smoke of cotton wool above the crane, puddles of resin.', 'stable-diffusion'],
    ['Label for a bottle of beer, the name arched on top, a diver in the middle.', 'ideogram'],
  ] as const)('nothing is named that is not there: %s', (text, id) => {
    expect(choicesOf(text, id).join(' ')).not.toMatch(/folds|cloth|drink/);
  });

  it('a picture that is only changed has its lens and its size', () => {
    const text =
      'Use the attached photo of the hallway. Keep the floor exactly as it is. Take away the coats and put a lamp on the table.';
    expect(choicesOf(text, 'nano-banana').join(' ')).not.toMatch(/lens|shot|photograph/);
  });

  it.each([
    ['A mattress hops out of a van onto a summer street. NOT cartoon style.', 'pika-labs'],
    ['Red sauce drops off a wooden spoon. Negative: cartoon, text', 'kling-1.6'],
  ] as const)('what it is not is no medium of it: %s', (text, id) => {
    expect(choicesOf(text, id).join(' ')).not.toContain('flat shapes of shadow');
  });

  it('a drawing has no lens', () => {
    const text =
      'A girl hands her grandmother a jellyfish in a doorway. Coloured pencil, lots of white left.';
    expect(choicesOf(text, 'nano-banana').join(' ')).not.toContain('lens');
  });
});
