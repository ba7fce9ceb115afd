import { auxiliaries, conjunctions, prepositions } from '../words/closed-class.ts';
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

/** A text that was spoken without marks, with its stops and capitals. One that has them, and a short phrase, stay. */
export function inSentences(text: string): string {
  const words = text.split(' ').filter((word) => word !== '');
  const stops = words.filter((word) => /[.!?]["”']?$/.test(word)).length;
  const isMarked = stops > 0 && words.length / stops <= MOST;
  if (words.length <= PHRASE || isMarked) return text;
  const sentences: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    const last = sentences.at(-1) as string[];
    if (last.length >= FEWEST && begins(words, at)) sentences.push([]);
    sentences.at(-1)?.push(word);
  }
  if (sentences.length === 1) return text;
  return sentences.map((sentence) => stopped(sentence.join(' '))).join(' ');
}

const FEWEST = 2;

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
  return word === 'the' && OF_THE_SHOT.has(next) && isVerb(bare(words[at + 2]));
}

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
