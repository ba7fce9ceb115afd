import { auxiliaries, conjunctions, determiners, prepositions } from '../words/closed-class.ts';
import { baseOf } from '../words/senses.ts';
import { wordSet } from '../words/word-set.ts';

/** With more words than these to a stop nobody has spoken their marks. */
const MOST = 30;
/** A phrase of so few words is no sentence yet. */
const PHRASE = 14;
/** What begins a new thought wherever it does not hang on the word before. */
const SUBJECTS = wordSet("he she they it we there there's it's he's she's they're");
const OF_THE_SHOT = wordSet(
  'camera light lighting lens sound music background foreground sky scene mood frame shot',
);
const HOLDS_ON = wordSet(
  "who that which while when where as because if until before after like than so what how and but or then is are was were has have had be been to not it's there's just really very",
);

export interface InSentences {
  readonly text: string;
  /** Each "and" that a stop stands for now. */
  readonly joints: readonly string[];
}

/** A text that was spoken without marks, with its stops and capitals. One that has them, and a short phrase, stay. */
export function inSentences(text: string): InSentences {
  const words = text.split(' ').filter((word) => word !== '');
  const stops = words.filter((word) => /[.!?]["”']?$/.test(word)).length;
  const isMarked = stops > 0 && words.length / stops <= MOST;
  if (words.length <= PHRASE || isMarked) return { text, joints: [] };
  const sentences: string[][] = [[]];
  const joints: string[] = [];
  for (const [at, word] of words.entries()) {
    const last = sentences.at(-1) as string[];
    if (last.length >= ENOUGH && joins(words, at)) {
      joints.push(word);
      sentences.push([]);
      continue;
    }
    if (last.length >= FEWEST && begins(words, at)) sentences.push([]);
    sentences.at(-1)?.push(word);
  }
  if (sentences.length === 1) return { text, joints: [] };
  return { text: sentences.map((sentence) => stopped(sentence.join(' '))).join(' '), joints };
}

const FEWEST = 2;
/** So many words are a sentence that an "and" can end. */
const ENOUGH = 6;
const OPENERS = wordSet("there's it's he's she's they're we're then");

/** "... and there's a radio on his belt", "and then we see", "and the camera follows": a thought of its own. */
function joins(words: readonly string[], at: number): boolean {
  if (words[at]?.toLowerCase() !== 'and') return false;
  const next = bare(words[at + 1]);
  if (OPENERS.has(next)) return at + 3 < words.length;
  if (SUBJECTS.has(next)) return isVerb(bare(words[at + 2]));
  if (next !== 'the' && next !== 'a' && next !== 'an') return false;
  return isVerb(bare(words[at + 3])) && !prepositions.has(bare(words[at + 2]));
}

function begins(words: readonly string[], at: number): boolean {
  const before = bare(words[at - 1]);
  if (
    /[,;:]$/.test(words[at - 1] ?? '') ||
    HOLDS_ON.has(before) ||
    prepositions.has(before) ||
    conjunctions.has(before)
  )
    return false;
  const word = bare(words[at]);
  const next = bare(words[at + 1]);
  if (SUBJECTS.has(word)) return /'/.test(word) || isVerb(next);
  if (word === 'you') return SEEING.has(next);
  if (word !== 'the') return false;
  return (OF_THE_SHOT.has(next) && isVerb(bare(words[at + 2]))) || isToldOf(words, at, before);
}

/** "... on the glass the light inside is yellow": behind a thing, of another thing that is somehow. */
function isToldOf(words: readonly string[], at: number, before: string): boolean {
  if (isVerb(before) || determiners.has(before)) return false;
  const be = [at + 2, at + 3].find((place) => IS.has(bare(words[place])));
  return be !== undefined && be + 1 < words.length && !HOLDS_ON.has(bare(words[at + 1]));
}

const IS = wordSet('is are says');
const SEEING = wordSet('see hear can only just');

function isVerb(word: string): boolean {
  return auxiliaries.has(word) || baseOf(word) !== undefined || PLAIN.has(word);
}

/** What is done, behind "they" and "we". */
const PLAIN = wordSet('see hear walk look turn run stand sit hold move start stop go come');

function stopped(sentence: string): string {
  const whole = /[.!?]["”']?$/.test(sentence) ? sentence : `${sentence.replace(/,$/, '')}.`;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

function bare(word: string | undefined): string {
  return (word ?? '').toLowerCase().replace(/[.,!?]+$/, '');
}
