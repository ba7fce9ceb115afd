import type { Line } from '../shot/shot.ts';
import type { Quote } from './find-quotes.ts';
import { readCue } from './read-cue.ts';
import { isManner, isSaying, isVoiceLabel, isWrittenThing, mannerOfSaying } from './speech-class.ts';
import { joinManner, mannerWords } from './spoken-manner.ts';
import { type Token, tokenise } from './tokens.ts';
import { isDoing, isFunctionWord, isThirdPerson, wordSet } from './word-class.ts';

export interface SpokenLine extends Line {
  /** Where the line of its name begins, in a screenplay. */
  cue?: number;
  start: number;
  end: number;
}

/** The quotes that are spoken, by whom and how; the others are written somewhere in the picture. */
export function readSpeech(text: string, quotes: readonly Quote[]): SpokenLine[] {
  return quotes.flatMap((quote, index) => {
    const from = quotes[index - 1]?.end ?? 0;
    const to = quotes[index + 1]?.start ?? text.length;
    const lead = text.slice(Math.max(from, quote.start - 200), quote.start);
    const cue = readCue(lead);
    if (cue && quote.words !== '') {
      const { name, manner, length } = cue;
      const { words, start, end } = quote;
      return [{ speaker: name, manner, words, cue: start - length, start, end }];
    }
    const said = tokenise(lead);
    const before = index > 0 && tellsOfTheLast(said) ? [] : lastSentence(said);
    const after = firstClause(tokenise(text.slice(quote.end, Math.min(to, quote.end + 160))));
    const told = spoken(text, quote, before, after, Math.max(from, quote.start - 200));
    return told ? [told] : [];
  });
}

/** '"Ready?" he asks. "Always."': what stands between belongs to the first of the two. */
function tellsOfTheLast(tokens: readonly Token[]): boolean {
  if (!/^[.!?]$/.test(tokens.at(-1)?.word ?? '')) return false;
  const stop = tokens.findIndex(({ word }) => /^[.!?;:\n]$/.test(word));
  return stop === tokens.length - 1 && tokens.slice(0, 8).some(({ word }) => isSaying(word));
}

function spoken(
  text: string,
  quote: Quote,
  before: readonly Token[],
  after: readonly Token[],
  offset: number,
): SpokenLine | undefined {
  const saidBefore = before.findLastIndex(({ word }) => isSaying(word));
  const written = before.findLastIndex(({ word }) => isWrittenThing(word));
  const line = (speaker: string, manner: string): SpokenLine => ({
    speaker,
    manner,
    words: quote.words.replace(/,$/, ''),
    start: quote.start,
    end: quote.end,
  });
  if (quote.words === '') return undefined;
  const label = labelled(before, text, offset);
  if (label === 'written') return undefined;
  if (label) return line(isVoiceLabel(label.name.toLowerCase()) ? '' : label.name, label.manner);
  if (saidBefore >= 0 && (written < saidBefore || !isReading(before, saidBefore))) {
    const verb = before[saidBefore];
    if (written >= 0 && isReading(before, saidBefore)) return undefined;
    const speaker = speakerBefore(before, saidBefore, text, offset);
    const adverbs = mannerWords(before.slice(saidBefore + 1));
    return line(speaker.name, joinManner(mannerOfSaying(verb?.word), [...speaker.manner, ...adverbs]));
  }
  const saidAfter = after.findIndex(({ word }) => isSaying(word));
  if (
    saidAfter >= 0 &&
    saidAfter <= 7 &&
    !after.slice(0, saidAfter).some(({ word }) => isWrittenThing(word))
  ) {
    const inverted = saidAfter === 0;
    const name = inverted
      ? nounPhrase(after.slice(1), text, quote.end)
      : nounPhrase(after.slice(0, saidAfter), text, quote.end);
    const adverbs = mannerWords(after.slice(saidAfter + 1));
    return line(name, joinManner(mannerOfSaying(after[saidAfter]?.word), adverbs));
  }
  if (written >= 0) return undefined;
  const last = before.at(-1);
  const opens =
    last === undefined ||
    last.word === ':' ||
    last.word === ',' ||
    last.word === '.' ||
    last.word === '-' ||
    last.word === '—';
  return opens && /[.!?…]$|\s/.test(quote.words) ? line('', '') : undefined;
}

/** "a sign reads": what is read is written, unless somebody reads it aloud. */
function isReading(before: readonly Token[], at: number): boolean {
  const word = before[at]?.word;
  if (word === 'reads' || word === 'reading')
    return !before.slice(at).some(({ word: next }) => next === 'aloud' || next === 'out');
  const subject = before.slice(Math.max(0, at - 4), at);
  return (
    subject.some((token) =>
      [
        'sign',
        'text',
        'poster',
        'banner',
        'label',
        'letters',
        'lettering',
        'shirt',
        'mug',
        'title',
        'card',
        'note',
        'neon',
        'caption',
        'logo',
        'sticker',
        'billboard',
        'words',
        'that',
      ].includes(token.word),
    ) &&
    (word === 'says' || word === 'saying' || word === 'said')
  );
}

/** Who the verb belongs to: the phrase in front of it, or behind an "and" the one the sentence began with. */
function speakerBefore(
  before: readonly Token[],
  verbAt: number,
  text: string,
  offset: number,
): { name: string; manner: string[] } {
  let end = verbAt;
  const manner: string[] = [];
  while (end > 0 && isManner(before[end - 1]?.word ?? '')) {
    manner.unshift(before[end - 1]?.word ?? '');
    end -= 1;
  }
  let start = end;
  while (
    start > 0 &&
    before[start - 1]?.kind !== 'mark' &&
    !STARTS_A_CLAUSE.has(before[start - 1]?.word ?? '')
  )
    start -= 1;
  const name = nounPhrase(before.slice(start, end), text, offset);
  const shares = start === end && ['and', 'then'].includes(before[start - 1]?.word ?? '');
  const opens = before[start - 1]?.word === ',' && start === end;
  return { name: shares || opens ? nounPhrase(before, text, offset) : name, manner };
}

const STARTS_A_CLAUSE = wordSet('and while as then when where but');
const STOPS_A_NAME = wordSet(
  'and while as then when where of to at but who that into over on in with from by for',
);
const NOBODY = wordSet('he she they it i we you who voice someone somebody');

/** The person of a phrase, in its own words: "an old man", "Mara". A pronoun names nobody. */
function nounPhrase(tokens: readonly Token[], text: string, offset: number): string {
  const words: Token[] = [];
  for (const token of tokens) {
    if (token.kind === 'mark' && words.length === 0) continue;
    if (token.kind !== 'word' || isSaying(token.word) || STOPS_A_NAME.has(token.word)) break;
    if (
      isManner(token.word) ||
      (words.length > 0 && (isThirdPerson(token.word) || isDoing(token.word) || isVerbLike(token.word)))
    )
      break;
    words.push(token);
  }
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last || NOBODY.has(last.word) || words.every(({ word }) => isFunctionWord(word))) return '';
  return text.slice(first.start + offset, last.end + offset);
}

function isVerbLike(word: string): boolean {
  return [
    'turns',
    'looks',
    'leans',
    'smiles',
    'is',
    'and',
    'then',
    'stands',
    'nods',
    'stops',
    'slowly',
    'into',
    'sits',
    'lifts',
    'raises',
  ].includes(word);
}

/** `Mara: "…"`, `MARA (whispering): "…"`. */
function labelled(
  before: readonly Token[],
  text: string,
  offset: number,
): { name: string; manner: string } | 'written' | undefined {
  if (before.at(-1)?.word !== ':') return undefined;
  let end = before.length - 1;
  let manner = '';
  if (before[end - 1]?.word === ')') {
    const open = before.findLastIndex(({ word }) => word === '(');
    if (open < 0) return undefined;
    manner = before
      .slice(open + 1, end - 1)
      .map(({ word }) => word)
      .join(' ');
    end = open;
  }
  let start = end;
  while (start > 0 && before[start - 1]?.kind === 'word') start -= 1;
  const words = before.slice(start, end);
  if (words.length === 0 || words.length > 6) return undefined;
  if (words.some(({ word }) => isWrittenThing(word))) return 'written';
  if (words.every(({ word }) => isManner(word) || isSaying(word)))
    return {
      name: nounPhrase(before, text, offset),
      manner: manner || mannerOfSaying(words[0]?.word) || mannerWords(words).join(' '),
    };
  if (words.some(({ word }) => isSaying(word) && word !== 'call' && word !== 'answer')) return undefined;
  const adverb = words.findIndex(({ word }) => isManner(word));
  if (adverb > 0) {
    manner = mannerWords(words.slice(adverb)).join(' ');
    words.splice(adverb);
  }
  return { name: nounPhrase(words, text, offset), manner };
}

function lastSentence(tokens: readonly Token[]): Token[] {
  const stop = tokens.findLastIndex(({ word }, at) => /^[.!?;\n]$/.test(word) && at < tokens.length - 1);
  return tokens.slice(stop + 1);
}

function firstClause(tokens: readonly Token[]): Token[] {
  const from = tokens[0]?.word === ',' || tokens[0]?.word === '-' || tokens[0]?.word === '—' ? 1 : 0;
  const stop = tokens.findIndex(({ word }, at) => at >= from && /^[.!?;:\n]$/.test(word));
  return tokens.slice(from, stop < 0 ? tokens.length : stop);
}
