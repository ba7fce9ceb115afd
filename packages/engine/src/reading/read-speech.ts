import type { Line } from '../shot/shot.ts';
import { wordTable } from '../vocabulary/word-table.ts';
import { type Token, tokenise } from './tokens.ts';
import { isDoing, isFunctionWord, isThirdPerson, wordSet } from './word-class.ts';

export interface SpokenLine extends Line {
  /** Where the line of its name begins, in a screenplay. */
  cue?: number;
  start: number;
  end: number;
}

export interface Quote {
  /** Where the marks stand. */
  start: number;
  end: number;
  words: string;
}

const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '‹': '›',
  '「': '」',
  '『': '』',
  '‘': '’',
  "'": "'",
  '‚': '‘’',
};
const LONGEST_QUOTE = 2000;
/** Apostrophes are many, and few of them close a quotation. */
const LONGEST_IN_APOSTROPHES = 400;

/** Every stretch between quotation marks, of any language. An apostrophe opens none inside or behind a word. */
export function findQuotes(text: string): Quote[] {
  const quotes: Quote[] = [];
  const nextOf = new Map<string, number>();
  for (let at = 0; at < text.length; at++) {
    const closing = CLOSING[text[at] ?? ''];
    if (!closing) continue;
    const apostrophe = closing.includes("'") || closing.includes('’');
    if (apostrophe && isWordCharacter(text[at - 1])) continue;
    if (text[at] === '"' && /\d/.test(text[at - 1] ?? '')) continue;
    if (nextMark(text, at, closing, nextOf) - at > LONGEST_QUOTE) continue;
    const close = closingAt(text, at + 1, closing, apostrophe);
    if (close === undefined) continue;
    quotes.push({ start: at, end: close + 1, words: text.slice(at + 1, close).trim() });
    at = close;
  }
  return quotes;
}

/** Where the next closing mark stands; looked for once per mark, so that open quotes cost nothing. */
function nextMark(text: string, at: number, closing: string, nextOf: Map<string, number>): number {
  const known = nextOf.get(closing) ?? -1;
  if (known > at) return known;
  const places = [...closing].map((mark) => text.indexOf(mark, at + 1)).filter((place) => place >= 0);
  const next = places.length > 0 ? Math.min(...places) : Number.POSITIVE_INFINITY;
  nextOf.set(closing, next);
  return next;
}

function closingAt(text: string, from: number, closing: string, apostrophe: boolean): number | undefined {
  for (
    let at = from;
    at < Math.min(text.length, from + (apostrophe ? LONGEST_IN_APOSTROPHES : LONGEST_QUOTE));
    at++
  ) {
    if (!closing.includes(text[at] ?? '')) continue;
    if (apostrophe && (isWordCharacter(text[at + 1]) || text[at - 1] === ' ')) continue;
    return at > from ? at : undefined;
  }
  return undefined;
}

function isWordCharacter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

const SAYS = wordTable<string>({
  says: '',
  say: '',
  said: '',
  saying: '',
  asks: 'asking',
  ask: 'asking',
  asked: 'asking',
  asking: 'asking',
  replies: '',
  replied: '',
  answers: '',
  answered: '',
  tells: '',
  adds: '',
  continues: '',
  announces: 'announcing',
  announcing: 'announcing',
  speaks: '',
  speaking: '',
  whispers: 'whispering',
  whisper: 'whispering',
  whispered: 'whispering',
  whispering: 'whispering',
  shouts: 'shouting',
  shout: 'shouting',
  shouted: 'shouting',
  shouting: 'shouting',
  yells: 'yelling',
  yell: 'yelling',
  yelled: 'yelling',
  yelling: 'yelling',
  screams: 'screaming',
  screamed: 'screaming',
  screaming: 'screaming',
  mutters: 'muttering',
  muttered: 'muttering',
  muttering: 'muttering',
  murmurs: 'murmuring',
  murmured: 'murmuring',
  murmuring: 'murmuring',
  mumbles: 'mumbling',
  mumbling: 'mumbling',
  sings: 'singing',
  singing: 'singing',
  calls: 'calling',
  called_out: 'calling',
  calling: 'calling',
  cries: 'crying',
  laughs: 'laughing',
  laughing: 'laughing',
  sighs: 'sighing',
  sighing: 'sighing',
  hisses: 'hissing',
  hissing: 'hissing',
  growls: 'growling',
  growling: 'growling',
  snaps: 'snapping',
  pleads: 'pleading',
  pleading: 'pleading',
  begs: 'begging',
  orders: 'ordering',
  barks: 'barking',
  barking: 'barking',
  chants: 'chanting',
  narrates: 'narrating',
  recites: 'reciting',
  hums: 'humming',
  croaks: 'croaking',
  giggles: 'giggling',
  sobs: 'sobbing',
  gasps: 'gasping',
  jokes: 'joking',
  teases: 'teasing',
  bellows: 'bellowing',
  roars: 'roaring',
  exclaims: '',
  exclaiming: '',
  warns: 'warning',
  prays: 'praying',
  reads: '',
  reading: '',
  breathes: 'breathing',
  grunts: 'grunting',
  stammers: 'stammering',
  drawls: 'drawling',
  counts: 'counting',
  repeats: 'repeating',
  declares: '',
  insists: 'insisting',
  admits: '',
  confesses: 'confessing',
  goes: '',
  purrs: 'purring',
  chuckles: 'chuckling',
  chuckling: 'chuckling',
  deadpans: 'deadpan',
  mouths: 'mouthing',
  rasps: 'rasping',
  squeals: 'squealing',
  demands: 'demanding',
  wails: 'wailing',
  murmur: 'murmuring',
  mutter: 'muttering',
  sing: 'singing',
  call: 'calling',
  cry: 'crying',
  answer: '',
  reply: '',
  chant: 'chanting',
  scream: 'screaming',
  tell: '',
  quietly_says: '',
});
export function isSaying(word: string): boolean {
  return word in SAYS;
}

/** What carries written words. */
const WRITTEN = wordSet(
  'sign signs reads reading text words word letters lettering label labelled labeled titled title title_card caption captioned logo tattoo tattooed poster banner print printed written writing inscription inscribed engraved neon headline named called screen shirt t-shirt placard chalkboard board graffiti stamped plate book novel song album card note cover menu ticket sticker billboard spells spelling saying_sign mug marquee embroidered newspaper magazine slogan film movie painted chalk scrawled carved subtitle stencil stencilled stenciled',
);
const VOICE_LABELS = wordSet('dialogue voice vo voiceover narrator narration line speech audio');

/** The quotes that are spoken, by whom and how; the others are written somewhere in the picture. */
export function readSpeech(text: string, quotes: readonly Quote[]): SpokenLine[] {
  return quotes.flatMap((quote, index) => {
    const from = quotes[index - 1]?.end ?? 0;
    const to = quotes[index + 1]?.start ?? text.length;
    const lead = text.slice(Math.max(from, quote.start - 200), quote.start);
    const cue = cueLine(lead);
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

/** A line of a screenplay: a name in capitals on a line of its own, and how it is said in brackets. */
const CUE_LINE =
  /(?:^|\n)[^\S\n]*(\p{Lu}[\p{Lu}\p{M}\d'’. -]{1,30}?)[^\S\n]*((?:\([^()\n]{1,60}\)[^\S\n]*)*)\n[^\S\n]*(?:\(([^()\n]{1,60})\)[^\S\n]*\n[^\S\n]*)?$/u;
const NO_CUE =
  /^(?:int|ext|cut|fade|super|title|titles|scene|shot|close|wide|insert|day|night|later|end|pov|cu|ecu|ws|ms|mcu|montage|flashback|back|continuous|action|camera)$/;
const NO_MANNER = /^(?:o\.?s\.?|v\.?o\.?|o\.?c\.?|cont['’]?d\.?|off|off screen|offscreen)$/i;

function cueLine(lead: string): { name: string; manner: string; length: number } | undefined {
  const [whole = '', name = '', asides = '', below = ''] = CUE_LINE.exec(lead) ?? [];
  const words = tokenise(name);
  if (words.length === 0 || words.length > 4) return undefined;
  if (words.some(({ word }) => NO_CUE.test(word) || WRITTEN.has(word) || VOICE_LABELS.has(word)))
    return undefined;
  const manners = [...asides.matchAll(/\(([^()]*)\)/g)].map(([, aside = '']) => aside).concat(below);
  const manner = manners.map((one) => one.trim()).filter((one) => one !== '' && !NO_MANNER.test(one));
  return { name, manner: manner.join(', '), length: whole.length };
}

/** '"Ready?" he asks. "Always."': what stands between belongs to the first of the two. */
function tellsOfTheLast(tokens: readonly Token[]): boolean {
  if (!/^[.!?]$/.test(tokens.at(-1)?.word ?? '')) return false;
  const stop = tokens.findIndex(({ word }) => /^[.!?;:\n]$/.test(word));
  return stop === tokens.length - 1 && tokens.slice(0, 8).some(({ word }) => word in SAYS);
}

function spoken(
  text: string,
  quote: Quote,
  before: readonly Token[],
  after: readonly Token[],
  offset: number,
): SpokenLine | undefined {
  const saidBefore = before.findLastIndex(({ word }) => word in SAYS);
  const written = before.findLastIndex(({ word }) => WRITTEN.has(word));
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
  if (label) return line(VOICE_LABELS.has(label.name.toLowerCase()) ? '' : label.name, label.manner);
  if (saidBefore >= 0 && (written < saidBefore || !isReading(before, saidBefore))) {
    const verb = before[saidBefore];
    if (written >= 0 && isReading(before, saidBefore)) return undefined;
    const speaker = speakerBefore(before, saidBefore, text, offset);
    const adverbs = mannerWords(before.slice(saidBefore + 1));
    return line(speaker.name, joinManner(SAYS[verb?.word ?? ''] ?? '', [...speaker.manner, ...adverbs]));
  }
  const saidAfter = after.findIndex(({ word }) => word in SAYS);
  if (saidAfter >= 0 && saidAfter <= 7 && !after.slice(0, saidAfter).some(({ word }) => WRITTEN.has(word))) {
    const inverted = saidAfter === 0;
    const name = inverted
      ? nounPhrase(after.slice(1), text, quote.end)
      : nounPhrase(after.slice(0, saidAfter), text, quote.end);
    const adverbs = mannerWords(after.slice(saidAfter + 1));
    return line(name, joinManner(SAYS[after[saidAfter]?.word ?? ''] ?? '', adverbs));
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

const MANNERS = wordSet(
  'softly quietly loudly slowly gently angrily sadly nervously calmly flatly coldly warmly hoarsely firmly urgently tenderly sharply bitterly happily excitedly wearily tiredly shyly cheerfully breathlessly quickly dryly proudly sternly gruffly sleepily harshly playfully brightly weakly thoughtfully matter-of-factly laughing smiling crying sobbing whispering shouting half almost offscreen aloud deadpan gravely solemnly wryly mockingly soothingly anxiously sarcastically evenly faintly tearfully cheerily lightly drily',
);
const MANNER_NOUNS = wordSet('voice whisper tone accent drawl breath murmur laugh growl shout smile');

/** "softly", "in a low voice", "with a smile", "under her breath". */
function mannerWords(tokens: readonly Token[]): string[] {
  const found: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token) break;
    if (MANNERS.has(token.word)) found.push(token.word);
    if (['in', 'with', 'under'].includes(token.word)) {
      const noun = tokens.findIndex(
        ({ word }, index) => index > at && index <= at + 5 && MANNER_NOUNS.has(word),
      );
      if (noun > at) {
        found.push(
          tokens
            .slice(at, noun + 1)
            .map(({ word }) => word)
            .join(' '),
        );
        at = noun;
      }
    }
  }
  return found;
}

function joinManner(verb: string, adverbs: readonly string[]): string {
  return [verb, ...adverbs].filter((word) => word !== '').join(' ');
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
  while (end > 0 && MANNERS.has(before[end - 1]?.word ?? '')) {
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
    if (token.kind !== 'word' || token.word in SAYS || STOPS_A_NAME.has(token.word)) break;
    if (
      MANNERS.has(token.word) ||
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
  if (words.some(({ word }) => WRITTEN.has(word))) return 'written';
  if (words.every(({ word }) => MANNERS.has(word) || word in SAYS))
    return {
      name: nounPhrase(before, text, offset),
      manner: manner || SAYS[words[0]?.word ?? ''] || mannerWords(words).join(' '),
    };
  if (
    words.some(({ word }) => word in SAYS && SAYS[word] !== undefined && word !== 'call' && word !== 'answer')
  )
    return undefined;
  const adverb = words.findIndex(({ word }) => MANNERS.has(word));
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
