import { describe, expect, it } from 'vitest';
import { read } from './read.ts';
import { wordsOf } from './span.ts';
import type { Kind } from './statement.ts';

/** The stretches of one kind, and with an absence its things. */
function told(text: string, kind: Kind, isClip = false): string[] {
  return read(text, { isClip }).statements.flatMap((one) => {
    if (one.kind !== kind) return [];
    return one.kind === 'absence' ? one.things.map((thing) => wordsOf(text, thing)) : [wordsOf(text, one)];
  });
}

describe('[READS-23] what prompts of strangers broke', () => {
  it('a placeholder with quotation marks of its own is part of its value, and data in part is none', () => {
    const pasted = '{"look": "{argument name="hair" default="grey curls"}, calm", "noise_level": "low"}';
    expect(told(pasted, 'look')).toEqual(['{argument name="hair" default="grey curls"}, calm']);
    expect(told(pasted, 'absence')).toEqual([]);
    const partly = '{"subject": a heron, "place": "a weir"}';
    expect(read(partly, { isClip: false }).data).toEqual([]);
  });

  it('a name of data that only begins like a denial denies nothing', () => {
    expect(told('{"notes": "wet stone", "negative_prompt": "rain"}', 'absence')).toEqual(['rain']);
  });

  it('in Chinese a clause that only holds a denial is the story, and one that begins with it asks', () => {
    expect(told('但没有人敢走过去', 'absence', true)).toEqual([]);
    expect(told('雪夜的小巷，不要行人', 'absence')).toEqual(['行人']);
    expect(told('- 无光束、无粒子', 'absence')).toEqual(['光束', '粒子']);
    expect(told('画面不要太暗', 'absence')).toEqual([]);
  });

  it('a drone, sans serif and seamless are words with 无 in them', () => {
    expect(told('无人机航拍城市，无衬线字体，无缝背景', 'absence')).toEqual([]);
  });

  it('a floor is marked out for something, and a picture shows what is in it: no lettering', () => {
    expect(told('a hall with a floor marked out for two games', 'lettering')).toEqual([]);
    expect(told('The clip shows VHS footage of a wedding', 'lettering', true)).toEqual([]);
    expect(told('a crate marked fragile', 'lettering')).toEqual(['fragile']);
    expect(told('a screen shows ERROR 404', 'lettering')).toEqual(['ERROR 404']);
  });

  it('letters and digits that nothing parts are one word', () => {
    expect(told('a child plays on ps5 in a loft', 'place')).toEqual(['on ps5', 'in a loft']);
  });

  it('a sentence that runs into the name of a file is none', () => {
    expect(told('保持不变。shot_2.png 在桌上', 'reference')).toEqual(['shot_2.png']);
    expect(told('the logo of raven_v3.svg', 'reference')).toEqual(['raven_v3.svg']);
  });

  it('an order at the very beginning needs no picture to be named', () => {
    expect(told('Generate a lighthouse in fog', 'request')).toEqual(['Generate']);
    expect(told('Two robots generate a lighthouse', 'request')).toEqual([]);
  });

  it('a single letter ends a sentence before an article', () => {
    const { units } = read('They call it X. The horse turns.', { isClip: true });
    expect(units.map(({ sentence }) => sentence)).toEqual([0, 1]);
  });

  it('however wide it is spaced', () => {
    const kinds = (text: string) => read(text, { isClip: false }).statements.map(({ kind }) => kind);
    expect(kinds('이른  아침의  황금빛  햇살')).toEqual(kinds('이른 아침의 황금빛 햇살'));
  });
});
