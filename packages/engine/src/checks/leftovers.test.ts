import { describe, expect, it } from 'vitest';
import { modelOf } from '../catalogue/index.ts';
import { copiesOf } from '../copies/index.ts';
import { findChecks } from './index.ts';

const of = (text: string) =>
  findChecks({ text, mode: 'photo', model: modelOf('flux-ai') })
    .filter(({ rule }) => rule === 'leftovers')
    .map(({ span }) => span && text.slice(span.start, span.end));

describe('[F1.13] what a cut left behind is found', () => {
  it.each([
    ['A mason lays the the last stone.', ['the the']],
    ['A fox in snow in snow, captured with a lens.', ['in snow in snow']],
    ['A mason lays the last stone, lilac, the', ['the']],
    ['A mason in a, at dusk.', ['a']],
    ['A mason lays a stone and. Dusk.', ['and']],
    ['A mason (), at dusk.', ['()']],
    ['A mason, , at dusk.', [', ,']],
    ['A mason at dusk. . Rain.', ['. .']],
    ['A sign that reads "".', ['""']],
  ])('%s', (text, expected) => {
    expect(of(text)).toEqual(expected);
  });

  it.each([
    'A very very old mason with a laces-tucked-in in-joke.',
    'She goes again and again and again, on and on.',
    'The box it came in, the hill he looked up.',
    'A sign that reads "the the, and".',
    'Plan a, plan b, and the roof.',
    'Wait... then more. "Ready?" No.',
    'The mason (tired), at 3.5 m.',
  ])('and nothing of it in: %s', (text) => {
    expect(of(text)).toEqual([]);
  });
});

describe('[F1.14] what is shown as too long is spoken of', () => {
  it.each(['stable-diffusion', 'pixray', 'zeroscope-v2', 'cogvideo', 'dalle-mini'] as const)('%s', (id) => {
    const model = modelOf(id);
    const text = 'A mason in a blue apron lays a stone on a wet wall. '.repeat(30);
    const checks = findChecks({ text, mode: model.mode, model });
    expect(checks.map(({ rule }) => rule)).toContain('over-limit');
  });

  it('and no copy of ours ends on a word that leads on', () => {
    const text = `A mason lays the last stone of the arch, ${'the white of chalk and the grey of slate, '.repeat(12)}at dusk.`;
    for (const id of ['dalle-mini', 'wombo-dream', 'zeroscope-v2'] as const) {
      const { mode } = modelOf(id);
      const [copy] = copiesOf({ words: { text }, mode, models: [id] });
      expect(copy?.prompt).not.toMatch(/(?:\b(?:the|a|an|and|of)|,)[.\s]*$/);
    }
  });
});
