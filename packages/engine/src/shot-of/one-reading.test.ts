import { describe, expect, it } from 'vitest';
import { read } from '../language/read.ts';
import type { Kind } from '../language/statement.ts';
import { shotOf } from './shot-of.ts';

describe('[ONE-1] the fields of a shot are a function of the reading', () => {
  const text = 'a cup that says "KAKAO" beside two ferns, 85mm';
  const marked = (words: string, kind: Kind) => {
    const from = text.indexOf(words);
    return shotOf(read(text, { isClip: false, marks: [{ kind, from, to: from + words.length }] }), {
      mode: 'photo',
    });
  };

  it('which takes terms and figures of it, and keeps the rest as words', () => {
    const { subject, place, camera } = shotOf(read(text, { isClip: false }), { mode: 'photo' });
    expect([subject.text, place.text, camera.lens]).toEqual([
      'a cup that says "KAKAO"',
      'beside two ferns',
      { mm: 85 },
    ]);
  });

  it('and what somebody marked is what they say', () => {
    const { subject, place, negative } = marked('two ferns', 'absence');
    expect([`${subject.text} ${place.text}`.includes('ferns'), negative]).toEqual([false, ['two ferns']]);
    expect(marked('beside two ferns', 'request').place.text).toBe('');
    expect(marked('a cup', 'mood').mood).toContain('a cup');
  });

  it('with nothing of what is spoken, written or said to the app', () => {
    const { camera, light, place, lines } = shotOf(
      read('Please make it cinematic. She says: "It never rains at dawn, close-up of nothing."', {
        isClip: true,
      }),
      { mode: 'video' },
    );
    expect([camera.size, light.source, place.hour, lines.length]).toEqual([
      undefined,
      undefined,
      undefined,
      1,
    ]);
  });
});
