import { describe, expect, it } from 'vitest';
import { copiesOf } from './copies-of.ts';

const START = 'The start image says it; words about it pull the frame apart.';

function toldOfPicture(text: string, hasStartImage = true): string[] {
  const [copy] = copiesOf({ words: { text }, mode: 'video', models: ['dream-machine'], hasStartImage });
  return (copy?.leftOff ?? []).filter(({ why }) => why === START).map(({ what }) => what);
}

function toldOfBox(form: Record<string, string>): { prompt: string; told: string[] } {
  const [copy] = copiesOf({
    words: { method: 'simple', form },
    mode: 'video',
    models: ['runway-gen4'],
    hasStartImage: true,
  });
  return {
    prompt: copy?.prompt ?? '',
    told: (copy?.leftOff ?? []).filter(({ why }) => why === START).map(({ what }) => what),
  };
}

describe('what the picture to begin from says', () => {
  it('is no movement, whatever box it stands in', () => {
    const { prompt, told } = toldOfBox({
      subject: 'The rower turns her head to the bank',
      setting: 'river surface ripples, a red boathouse on the far bank',
      mood: 'comic timing',
      lighting: 'the lamp flickers, then goes out',
    });
    expect(prompt.toLowerCase()).toContain('river surface ripples');
    expect(prompt.toLowerCase()).toContain('comic timing');
    expect(prompt).toContain('flickers');
    expect(told.join(' ')).not.toMatch(/ripples|timing|flickers/);
    expect(told.join(' ')).toContain('red boathouse');
  });

  it.each([
    "The kettle lid rattles. I don't want cuts.",
    'The kettle lid rattles. No cuts please.',
    'The kettle lid rattles. No hands come in.',
    'The kettle lid rattles. The client signed off 5 s.',
    'The kettle lid rattles. Cold blue light turns warm.',
  ])('is no denial and no wish: %s', (text) => {
    expect(toldOfPicture(text)).toEqual([]);
  });

  it('is nothing at all without one', () => {
    expect(toldOfPicture('The kettle lid rattles. A red door on the left.', false)).toEqual([]);
  });
});

describe('a row of things that must not be there', () => {
  const toldOf = (text: string) => {
    const [copy] = copiesOf({ words: { text }, mode: 'video', models: ['dream-machine'] });
    return { prompt: copy?.prompt ?? '', told: copy?.leftOff ?? [] };
  };

  it.each([
    'A stream runs through a schoolyard. No adults, no fences.',
    'A stream runs through a schoolyard, no fences, no ladders and no signs.',
  ])('stays whole where one of it is answered by nothing: %s', (text) => {
    const { prompt, told } = toldOf(text);
    const said = ['fences', 'adults', 'ladders', 'signs'].filter((thing) => text.includes(thing));
    const kept = said.filter((thing) => prompt.includes(thing));
    expect([0, said.length]).toContain(kept.length);
    if (kept.length > 0) expect(told).toEqual([]);
  });
});
