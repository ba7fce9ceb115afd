import type { Sentence, Stretch } from '../../writing/sentence.ts';
import type { Telling } from '../dialect.ts';
import { type Phrases, partOf, phrasesOf } from '../pieces/phrases.ts';
import { sceneOf } from '../pieces/picture-scene.ts';
import { withoutStop } from '../pieces/running-on.ts';
import { shotPhrase } from '../pieces/shot-name.ts';

export type Item = 'scene' | 'shot' | keyof Phrases | 'facts';

/** A shot as phrases between commas, the first of them the most important. Whatever the order leaves out comes last. */
export function itemsOf(
  { fresh, facts }: Pick<Telling, 'fresh' | 'facts'>,
  order: readonly Item[],
): Sentence[] {
  const phrases = phrasesOf(fresh);
  const scene = sceneOf(fresh).stretches;
  const one = (item: Item): Sentence[] => {
    if (item === 'scene') return scene.length === 0 ? [] : [endless(scene)];
    if (item === 'shot') return shotPhrase(fresh).map((text) => [{ part: 'camera', text }]);
    if (item === 'facts') return facts.map(({ phrase }) => [{ part: 'technical', text: phrase }]);
    return phrases[item].map((text) => [
      { part: partOf[item], text: inOneList(withoutStop(text), fresh.locked) },
    ]);
  };
  const rest = everyItem.filter((item) => !order.includes(item));
  return [...order, ...rest].flatMap(one);
}

const everyItem: readonly Item[] = [
  'scene',
  'shot',
  'framing',
  'surroundings',
  'light',
  'mood',
  'palette',
  'look',
  'camera',
  'lens',
  'focus',
  'details',
  'facts',
];

/** Sentences become phrases like the others; "Dr. Amara" is one. */
function inOneList(text: string, keeps: readonly string[]): string {
  const listed = text.replace(/(?<=\p{Ll}{4})\.\s+(?=\p{L})/gu, ', ');
  return keeps.some((kept) => text.includes(kept) && !listed.includes(kept)) ? text : listed;
}

/** A list ends at no full stop. */
function endless(stretches: readonly Stretch[]): Sentence {
  const last = stretches.at(-1);
  return last ? [...stretches.slice(0, -1), { ...last, text: withoutStop(last.text) }] : [];
}

/** With something in front of the first stretch, or changed in it. */
export function withFirst(sentences: readonly Sentence[], change: (text: string) => string): Sentence[] {
  const [[first, ...stretches] = [], ...others] = sentences;
  return first ? [[{ ...first, text: change(first.text) }, ...stretches], ...others] : [...others];
}

export function withoutArticle(text: string): string {
  return text.replace(/^(?:an?|the) (?=\S)/i, '');
}
