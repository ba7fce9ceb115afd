import { describe, expect, it } from 'vitest';
import { modelOf } from '../../catalogue/index.ts';
import { saidShot } from '../../methods/said-shot.ts';
import { write } from '../../writing/write.ts';
import type { Mark } from '../marks/mark.ts';
import { read } from '../read.ts';
import type { Kind } from '../statement.ts';
import { asksOf } from './asks-of.ts';

const told = (text: string, words: string, kind: Kind): Mark[] => {
  const from = text.indexOf(words);
  return [{ from, to: from + words.length, kind, by: 'model' }];
};
const asked = (text: string, marks: Mark[], isClip = false) =>
  asksOf(read(text, { isClip, marks })).map(({ from, to, choices }) => [text.slice(from, to), ...choices]);
const copyOf = (text: string, marks: Mark[]) =>
  write(saidShot(text, 'photo', [], marks), modelOf('flux-ai')).text;

describe('[WITNESS-8] where a model and the reading differ', () => {
  it('asks where the model would take a clause out that the reading keeps, and keeps it meanwhile', () => {
    const text = 'hope that makes sense, a lighthouse keeper polishes the lens';
    const marks = told(text, 'hope that makes sense', 'request');
    expect(asked(text, marks)).toContainEqual(['hope that makes sense', 'action', 'request']);
    expect(copyOf(text, marks)).toContain('hope that makes sense');
  });

  it('asks nothing about kinds that change nothing', () => {
    const text = 'a lighthouse at dusk, wet rocks';
    expect(asked(text, told(text, 'wet rocks', 'mood'))).toEqual([]);
  });

  it('lets talk go that the reading was not sure enough of by itself', () => {
    const text = 'it needs to sit next to the june cover. a heron at a weir';
    expect(copyOf(text, [])).toContain('june');
    expect(copyOf(text, told(text, 'it needs to sit next to the june cover', 'request'))).not.toContain(
      'june',
    );
  });

  it('keeps what was learnt to be talk and the model takes for something seen', () => {
    const text = 'storyboard frame test for agency pitch, a heron at a weir';
    const talk = 'storyboard frame test for agency pitch';
    expect(copyOf(text, told(text, talk, 'figure'))).toContain('storyboard');
  });

  it('never asks about what its form tells', () => {
    const text = 'a street, no cars, 16:9';
    expect(asked(text, told(text, '16:9', 'request'))).toEqual([]);
  });
});
