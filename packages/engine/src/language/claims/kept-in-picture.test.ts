import { describe, expect, it } from 'vitest';
import { read } from '../read.ts';

describe('[READS-25] what looks like talk and is of the picture', () => {
  it.each([
    'Please Take One basket of windfall apples at a garden gate',
    'a sign language interpreter, beside a lectern at a council meeting',
    'The ship lists, then rights itself. Cups slide.',
    'A tarp lifts. For a moment we see spokes. It falls.',
    'Ad for Nordhavn kefir, a carton in a fjord',
    "Poster for the school's jumble sale. A peg rail with five jumpers.",
    'Isometric bakery, game tileset. Soft light.',
    'our brand is called Never Mind, print it on the tote bag small',
  ])('stays: %s', (text) => {
    expect(read(text, { isClip: true }).statements.filter(({ kind }) => kind === 'request')).toEqual([]);
  });

  it.each([
    'Poster for our website, a fox in snow',
    'please take one basket of apples, a gate',
    'we need the rights, a fox in snow',
  ])('and talk goes: %s', (text) => {
    const kinds = read(text, { isClip: false }).statements.map(({ kind }) => kind);
    expect(kinds).toContain('request');
  });
});
