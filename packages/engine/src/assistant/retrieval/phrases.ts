import { meaningsOf } from '../reading/synonyms.ts';
import { plain } from '../reading/words.ts';

/** Something that may have been asked for, and how like what was written is to a way it is known to be asked. */
export interface Likely {
  id: string;
  /** 0 to 1. */
  likeness: number;
}

interface Phrase {
  /** What it is about. */
  meanings: ReadonlySet<string>;
  /** Every word of it, also the small ones: "where is my video" is not "can I have it as a video". */
  words: ReadonlySet<string>;
}

const phraseOf = (text: string): Phrase => ({
  meanings: new Set(meaningsOf(text)),
  words: new Set(plain(text).match(/[a-z0-9]+/g) ?? []),
});

/** How much the small words count beside what a phrase is about. */
const SMALL = 0.12;
/** What a word counts that is in no phrase: a story has many of them. */
const STRANGE = 25;
/** A figure is hardly ever what a question is about. */
const FIGURE = 2;
/** One word alone that two phrases share may be chance. */
const ALONE = 0.55;
/** Unless neither says anything else. */
const BOTH_ALONE = 0.85;

/** What is asked in one part of a story counts nearly as much as if it were asked alone. */
const CLAUSE = 0.84;
const LEAST_WORDS = 3;

function clausesOf(text: string): string[] {
  const clauses = text
    .split(/[,.;:!?…]+|\s[-–—]+\s|\b(?:and|but|because|so|since|while|although|though)\b/i)
    .filter((clause) => clause.trim().split(/\s+/).length >= LEAST_WORDS);
  return clauses.length > 1 || (clauses[0]?.length ?? text.length) < text.length - 4 ? clauses : [];
}

/** Finds what is asked for most like a text, the best first; where somebody may tell more than they ask, also in its parts. */
export function phraseSearch(
  phrasings: Readonly<Record<string, readonly string[]>>,
  isAskedInParts = false,
): (text: string) => Likely[] {
  const phrases = Object.entries(phrasings).flatMap(([id, ways]) =>
    ways.map((way) => ({ id, ...phraseOf(way) })).filter(({ meanings }) => meanings.size > 0),
  );
  const among = new Map<string, number>();
  for (const { meanings } of phrases)
    for (const meaning of meanings) among.set(meaning, (among.get(meaning) ?? 0) + 1);
  const weight = (meaning: string) => {
    const count = among.get(meaning);
    if (count === undefined) return /^\d+$/.test(meaning) ? FIGURE : STRANGE;
    return Math.log(1 + phrases.length / (count + 1)) ** 2;
  };
  const sizeOf = ({ meanings }: Phrase) =>
    Math.sqrt([...meanings].reduce((sum, meaning) => sum + weight(meaning), 0));
  const known = phrases.map((phrase) => ({ ...phrase, size: sizeOf(phrase) }));

  const likenesses = (text: string, best: Map<string, number>, worth: number) => {
    const asked = phraseOf(text);
    const size = sizeOf(asked);
    for (const phrase of known) {
      const shared = [...phrase.meanings].filter((meaning) => asked.meanings.has(meaning));
      if (shared.length === 0) continue;
      const about = shared.reduce((sum, meaning) => sum + weight(meaning), 0) / (size * phrase.size);
      const same = [...phrase.words].filter((word) => asked.words.has(word)).length;
      const small = (2 * same) / (phrase.words.size + asked.words.size);
      const likeness =
        worth *
        ((1 - SMALL) * about + SMALL * small) *
        (shared.length === 1 && small < 0.99
          ? worth === 1 && phrase.meanings.size === 1 && asked.meanings.size === 1
            ? BOTH_ALONE
            : ALONE
          : 1);
      if (likeness > (best.get(phrase.id) ?? 0)) best.set(phrase.id, likeness);
    }
  };

  return (text) => {
    const best = new Map<string, number>();
    likenesses(text, best, 1);
    for (const clause of isAskedInParts ? clausesOf(text) : []) likenesses(clause, best, CLAUSE);
    return [...best]
      .map(([id, likeness]) => ({ id, likeness }))
      .toSorted((one, other) => other.likeness - one.likeness);
  };
}
