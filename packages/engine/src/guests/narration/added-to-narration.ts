import { unfilmable } from '../../language/praise/unfilmable.ts';
import { leadingThrough, turning } from '../../language/words/narration-words.ts';
import { numberOf } from '../../language/words/numbers.ts';
import { isFormOf } from '../../language/words/roots.ts';
import { isFunctionWord } from '../../language/words/word-class.ts';
import { isAlive } from '../writing/concrete.ts';
import type { BrokenLaw } from '../writing/writing-problem.ts';
import { isDenied } from './denied.ts';
import { isPlain, wordsOf } from './plain-words.ts';
import type { ToNarrate } from './to-narrate.ts';
import type { ToldNarration } from './told-narration.ts';

/** A greeting, a thank-you, a sentence that leads on. */
const MOST_ADDED = 3;

/** What is added claims nothing: what is said has words of greeting and of the brief, what is seen brings nobody in. */
export function addedLaw({ scenes }: ToldNarration, { facts, script }: ToNarrate): BrokenLaw | undefined {
  const { brief, shows } = script;
  const known = [...facts.map(({ words }) => words), ...brief.audience].flatMap(wordsOf);
  const isKnown = (word: string) => known.some((one) => isFormOf(one, word));
  const heard = scenes.flatMap(({ narration }) => narration).filter(({ tells }) => tells.length === 0);
  const shown = scenes.flatMap(({ visual }) => visual).filter(({ tells }) => tells.length === 0);
  const written = scenes.flatMap(({ screen }) => screen).find(({ tells }) => tells.length === 0);
  // Nobody can take back alone what stands written in the picture.
  if (written) return { problem: 'invented', words: written.words };
  if (heard.length > MOST_ADDED) return { problem: 'invented', words: heard[MOST_ADDED]?.words ?? '' };
  const [first] = [...heard, ...shown];
  if (shows.isObject && first) return { problem: 'invented', words: first.words };
  for (const { words } of heard) {
    const strange = wordsOf(words).find(
      (word) =>
        turning.has(word) ||
        (numberOf(word) ?? 0) > 1 ||
        !(isFunctionWord(word) || leadingThrough.has(word) || isKnown(word)),
    );
    if (strange !== undefined || isStrict(words)) return { problem: 'invented', words };
  }
  for (const { words } of shown) {
    const strange = wordsOf(words).find(
      (word) => ((numberOf(word) ?? 0) > 1 || isAlive(word)) && !isKnown(word),
    );
    if (strange !== undefined || isStrict(words) || words.match(unfilmable))
      return { problem: 'invented', words };
  }
  return undefined;
}

/** A figure, a name or a denial: none of them is anybody’s to add. */
function isStrict(words: string): boolean {
  const isNamed = [...words.matchAll(/(?<=[^.!?:\s]\s+)\p{Lu}[\p{L}'’-]*/gu)].some(
    ([word]) => !isPlain(word),
  );
  return /\d|@|\p{L}\.\p{L}/u.test(words) || isNamed || isDenied(words);
}

/** What was asked to stay out is neither said nor shown. */
export function ruledOutLaw({ scenes }: ToldNarration, { facts, script }: ToNarrate): BrokenLaw | undefined {
  const { avoid, music } = script.brief;
  const known = facts.flatMap(({ words }) => wordsOf(words));
  const out = [...avoid, ...music.filter(isDenied)]
    .flatMap(wordsOf)
    .filter((word) => word.length > 2 && !isFunctionWord(word) && !isDenied(word) && !known.includes(word));
  const shown = scenes.flatMap(({ narration, screen, visual }) => [...narration, ...screen, ...visual]);
  for (const { words } of shown) {
    const found = wordsOf(words).find((word) => out.some((one) => isFormOf(one, word)));
    if (found !== undefined) return { problem: 'turned-round', words: found };
  }
  return undefined;
}
