import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { describe, expect, it } from 'vitest';
import { modelsFor } from '../catalogue/index.ts';
import { glossary } from './glossary/glossary.ts';
import { characterExamples, templateExamples } from './lessons/examples.ts';
import { lessons } from './lessons/lessons.ts';
import { library } from './library/library.ts';

/** People and places, and words of the trade that are no terms. */
const known = new Set(
  [
    'Alentejo Barisal Ilse Lambeth Leith Lublin Noor Okafor Onomichi Petrova Swakopmund Tarifa Tomasz Trapani',
    'backlit biro duffel eyelines forepaw formwork linocut loch moonrise oystercatchers recordist shoebox',
    "softboxes sou'wester unglazed",
  ].flatMap((line) => line.toLowerCase().split(' ')),
);

const unread = new Set(['id', 'icon', 'mode', 'tier', 'terms', 'needs', 'difficulty']);

const texts = textsOf([library, lessons, characterExamples, templateExamples]);

describe('[W11] the spelling', () => {
  it('[W11.1] is that of a British dictionary, of the vocabulary, or of a name', () => {
    const speller = nspell(dictionary);
    const terms = new Set(glossary.flatMap(({ name, aliases }) => [name, ...aliases]).flatMap(lettersOf));
    const words = new Set(texts.flatMap(lettersOf));
    const wrong = [...words].filter(
      (word) => word.length > 1 && !terms.has(word) && !known.has(word) && !isWord(speller, word),
    );
    expect(words.size).toBeGreaterThan(2_000);
    expect(wrong).toEqual([]);
  });

  it('[W11.2] names no generator: a shot is for any of them', () => {
    const names = [...modelsFor('advanced', 'photo'), ...modelsFor('advanced', 'video')].flatMap(
      ({ name }) => [name, name.split(' ')[0] ?? name],
    );
    const own = names.filter(
      (name) => name.length > 4 && !/^(Google|Adobe|Stock|Stable|Dream|Artist)$/.test(name),
    );
    expect(texts.filter((text) => own.some((name) => new RegExp(`\\b${name}\\b`).test(text)))).toEqual([]);
  });
});

/** A name is written with a capital. */
function isWord(speller: ReturnType<typeof nspell>, word: string): boolean {
  return speller.correct(word) || speller.correct(word.charAt(0).toUpperCase() + word.slice(1));
}

function lettersOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+(?:'\p{L}+)?/gu) ?? [];
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, inner]) => (unread.has(key) ? [] : textsOf(inner)));
}
