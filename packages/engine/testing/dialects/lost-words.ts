import type { Shot } from '../../src/shot/shot.ts';
import type { Written } from '../../src/writing/index.ts';

/** The words a person gave that are neither in what was written nor among what it says was left out. */
export function lostWords(shot: Shot, { text, negative = '', parameters = {}, dropped }: Written): string[] {
  const there = new Set(
    wordsOf(
      [text, negative, ...Object.values(parameters).map(String), ...dropped.map(({ value }) => value)].join(
        ' ',
      ),
    ),
  );
  return wordsOf(said(shot)).filter((word) => !there.has(word));
}

function said({ subject, place, mood, camera, light, details, palette, audio, lines }: Shot): string {
  return [
    subject.text,
    subject.action,
    place.text,
    place.foreground,
    place.background,
    place.density,
    mood,
    camera.text,
    camera.body,
    light.text,
    details,
    ...palette,
    ...audio.ambience,
    ...audio.sounds,
    audio.music,
    ...lines.flatMap(({ words, manner, speaker }) => [words, manner, speaker]),
  ].join(' ');
}

/** Articles, and what joins: a list of actions says by its order what came then, and what finally. */
const SMALL = new Set([
  'a',
  'an',
  'the',
  'and',
  'of',
  'in',
  'at',
  'on',
  'with',
  'is',
  'it',
  'then',
  'finally',
]);

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !SMALL.has(word));
}
