import { isSomebody } from '../language/cast/people.ts';
import type { Reading } from '../language/reading.ts';
import type { Statement } from '../language/statement.ts';
import { auxiliaries } from '../language/words/closed-class.ts';
import {
  addresses,
  type BriefRole,
  briefWords,
  explains,
  madeThings,
  platforms,
  roleOfLabel,
  visualWords,
  voiceWords,
} from '../language/words/script-words.ts';
import { isMostlyVerb } from '../language/words/senses.ts';
import { audiences, tones } from '../language/words/sight-words.ts';
import type { Part } from '../shot/shot.ts';
import { piecesOf } from './pieces.ts';

/** Words to be read out, and who reads them. */
export interface Spoken {
  readonly words: string;
  readonly speaker?: string;
  /** It stood between quotation marks: it is said word for word. */
  readonly isQuoted?: true;
}

/** What a brief says, sorted by what becomes of it. */
export interface Brief {
  /** In order. */
  readonly spoken: Spoken[];
  /** What it is about, where that is named apart. */
  topic?: string;
  speaker?: string;
  close?: string;
  readonly visuals: string[];
  readonly screen: string[];
  readonly audience: string[];
  readonly tone: string[];
  readonly voice: string[];
  readonly music: string[];
  readonly platform: string[];
  /** What is said to whoever makes it. */
  readonly notes: string[];
}

export interface BriefBox {
  readonly part: Part | undefined;
  readonly reading: Reading;
}

/** What each box of a form is about; a text has one that is about all of it. */
const ROLE_OF_BOX: Readonly<Partial<Record<Part, BriefRole>>> = {
  place: 'visual',
  mood: 'tone',
  camera: 'visual',
  light: 'visual',
};

export function briefOf(boxes: readonly BriefBox[]): Brief {
  const brief: Brief = {
    spoken: [],
    visuals: [],
    screen: [],
    audience: [],
    tone: [],
    voice: [],
    music: [],
    platform: [],
    notes: [],
  };
  for (const box of boxes) sort(brief, box);
  return brief;
}

function sort(brief: Brief, { part, reading }: BriefBox): void {
  const text = withoutSettings(reading);
  const asked = part && ROLE_OF_BOX[part];
  let label: BriefRole | undefined;
  let speaker: string | undefined;
  let wasQuoted = false;
  for (const piece of piecesOf(text)) {
    if (piece.isQuoted) {
      wasQuoted = true;
      const isScreen = label === 'screen' || (label === undefined && isLettering(reading, piece.from));
      if (isScreen) brief.screen.push(piece.text);
      else
        brief.spoken.push({ words: piece.text, isQuoted: true, ...(speaker !== undefined && { speaker }) });
      continue;
    }
    // Behind what is quoted the brief goes on.
    if (wasQuoted && label === 'say') label = undefined;
    wasQuoted = false;
    const [head, rest] = headed(piece.text);
    const named = roleOfLabel(withoutLead(head === '' ? piece.text.replace(/\.$/, '') : head));
    if (named !== undefined) {
      if (head === '' && named !== 'say') keepIn(brief, asked ?? 'visual', piece.text);
      else label = named;
      if (rest !== '' && named === 'say') keepIn(brief, 'say', rest);
      else if (rest !== '') {
        keepIn(brief, named, rest);
        label = undefined;
      }
      continue;
    }
    const [, shown] = PICTURES_OF.exec(piece.text) ?? [];
    if (shown !== undefined) {
      keepIn(brief, 'visual', shown);
      continue;
    }
    const bareHead = head.replace(/[\s,]+$/, '');
    if (bareHead !== '' && (!bareHead.includes(',') || teller(bareHead))) {
      speaker = headOf(brief, bareHead, rest === '');
      const items = rest === '' ? [] : itemsOf(rest);
      const isTopic = isBriefHead(bareHead) && items.length === 1;
      for (const item of items) keepIn(brief, isTopic ? 'topic' : 'say', item);
      // A list goes on behind a semicolon, and ends with its sentence.
      if (rest !== '' && !isBriefHead(head)) label = /[.!?]$/.test(piece.text) ? undefined : 'say';
      continue;
    }
    speaker = undefined;
    const role = roleOfClause(clausesOf(piece.text)[0] ?? '', reading, piece.from);
    if (label === 'say' && (role === undefined || WEAK.has(role))) keepIn(brief, 'say', piece.text);
    else if (asked !== undefined && asked !== 'say')
      for (const clause of clausesOf(piece.text))
        keepIn(
          brief,
          roleOfClause(clause, reading, piece.from + piece.text.indexOf(clause)) ?? asked,
          clause,
        );
    else if (reading.language !== 'en') keepIn(brief, 'say', piece.text);
    else keepWords(brief, piece.text, reading, piece.from);
  }
}

/** "With pictures of a pan, a window". */
const PICTURES_OF =
  /^[–—-]?\s*(?:with |show |over )?(?:pictures|images|footage|photos|shots|visuals|clips) of\s+(.+)$/is;

/** Roles that a word alone gives: where words are to be read out they are among them. */
const WEAK: ReadonlySet<BriefRole> = new Set(['visual', 'music', 'note']);
const REMARKS: ReadonlySet<BriefRole> = new Set(['platform', 'voice', 'audience', 'note']);

/** What stands before a colon: who speaks, what it is about, or what kind of clip it is to be. Gives whoever speaks next. */
function headOf(brief: Brief, head: string, isAlone: boolean): string | undefined {
  const told = teller(head);
  if (told) {
    brief.speaker ??= told.speaker;
    if (brief.speaker !== told.speaker) brief.voice.push(told.speaker);
    if (told.topic !== '') aboutOf(brief, told.topic);
    return told.speaker;
  }
  if (isAlone && isName(head)) return nameIn(head);
  if (isBriefHead(head)) {
    const [, about] = /\b(?:about|on)\s+(.+)$/i.exec(head) ?? [];
    const [, whom] = /\bfor\s+((?:(?!\b(?:about|on)\b).)+)/i.exec(head) ?? [];
    if (about !== undefined) aboutOf(brief, about.trim());
    if (whom !== undefined) brief.audience.push(whom.trim());
    if (
      head.split(/\s+/).length <= 2 &&
      head
        .toLowerCase()
        .split(/\s+/)
        .some((word) => platforms.has(word))
    ) {
      brief.platform.push(head.trim());
      return undefined;
    }
    brief.notes.push(head.replace(/\s*\b(?:for|about|on)\s+.+$/i, '').trim());
    return undefined;
  }
  if (isName(head)) return nameIn(head);
  aboutOf(brief, head.trim());
  return undefined;
}

/** What it is about is named once; whatever else is named so is one more thing to say. */
function aboutOf(brief: Brief, words: string): void {
  if (brief.topic === undefined) brief.topic = words;
  else brief.spoken.push({ words });
}

/** "A training video for shop staff": what is to be made. */
function isBriefHead(head: string): boolean {
  return head
    .toLowerCase()
    .split(/\s+/)
    .some((word) => madeThings.has(word) || platforms.has(word));
}

/** A sentence that is content stays whole; a row of remarks is taken one by one. */
function keepWords(brief: Brief, words: string, reading: Reading, from: number): void {
  const [first = '', ...others] = clausesOf(words);
  const told = teller(first);
  const order = ordered(words);
  if (order) {
    if (order.whom !== '') brief.audience.push(order.whom);
    aboutOf(brief, order.about);
    return;
  }
  const isLed =
    (told && isName(told.speaker)) || (isBriefHead(first) && (!isContent(first) || asksFor(first)));
  if (isLed) headOf(brief, first, false);
  const clauses = isLed ? others : [first, ...others];
  if (clauses.length === 0) return;
  if (isLed) {
    for (const clause of clauses)
      keepIn(brief, roleOfClause(clause, reading, from + words.indexOf(clause)) ?? 'visual', clause);
    return;
  }
  const roles = clauses.map((clause) => roleOfClause(clause, reading, from + words.indexOf(clause)));
  const isRow =
    roles.some((role) => role !== undefined && (REMARKS.has(role) || !isContent(words))) ||
    roles.every((role) => role === 'tone');
  if (!isRow) {
    keepIn(brief, isContent(words) ? 'say' : 'visual', words);
    return;
  }
  let before: BriefRole | undefined;
  for (const [at, clause] of clauses.entries()) {
    const own = roles[at] ?? (before === 'voice' ? 'voice' : undefined);
    before = own;
    keepIn(brief, own ?? (isContent(clause) ? 'say' : 'visual'), clause);
  }
}

/** "Explain to parents at our kindergarten how winter works": whom it is for, and what it is about. */
function ordered(words: string): { whom: string; about: string } | undefined {
  const [, whom = '', about] =
    /^(?:please\s+)?(?:explain|teach|tell|remind)\s+(?:to\s+)?((?:(?!\b(?:how|why|what|that|when|where)\b)[^,:])*)\b((?:how|why|what|when|where)\b[^:]+)$/i.exec(
      words,
    ) ?? [];
  return about === undefined ? undefined : { whom: whom.trim(), about: about.replace(/\.$/, '').trim() };
}

/** "Write me a script for a short video": an order, and no line of it. */
function asksFor(words: string): boolean {
  return /^(?:please\s+)?(?:(?:i|we)\s+(?:need|want)|(?:can|could)\s+you|write|make|create|produce|do)\b/i.test(
    words,
  );
}

function keepIn(brief: Brief, role: BriefRole | 'topic', given: string): void {
  const words = given
    .replace(/^[\s,–—-]+|[\s,;–—-]+$/g, '')
    .replace(/\s+/g, ' ')
    .replace(/(?: ,)+/g, ',');
  if (!/[\p{L}\p{N}]/u.test(words)) return;
  const [, label = '', rest = ''] = /^([^:]{1,24}):\s+(.+)$/s.exec(words) ?? [];
  const bare = rest !== '' && roleOfLabel(label) === role ? rest : words;
  switch (role) {
    case 'say':
      brief.spoken.push({ words: bare });
      break;
    case 'topic':
      aboutOf(brief, bare.replace(/\.$/, ''));
      break;
    case 'close':
      brief.close = brief.close === undefined ? bare : `${brief.close} ${bare}`;
      break;
    case 'visual':
      brief.visuals.push(...listOf(bare));
      break;
    case 'note':
      brief.notes.push(bare);
      break;
    case 'voice': {
      const [, name] = /\bnamed?\s+(.+)$/i.exec(bare) ?? [];
      if (name !== undefined && brief.speaker === undefined) brief.speaker = name.replace(/\.$/, '');
      else brief.voice.push(bare.replace(/\.$/, ''));
      break;
    }
    default:
      brief[role].push(bare.replace(/\.$/, ''));
  }
}

/** What stands before a colon, and what behind it; an order for a video may be long. */
function headed(words: string): [head: string, rest: string] {
  const [, head = '', rest = ''] = /^([^:]{1,160}):(?:\s+|$)(.*)$/s.exec(words) ?? [];
  return head.length <= LONGEST_HEAD || isBriefHead(head) ? [head, rest] : ['', ''];
}

const LONGEST_HEAD = 60;

/** "A list of", "the": words before a label that name nothing. */
function withoutLead(head: string): string {
  return head.replace(/^(?:the|our|with|and)\s+/i, '').trim();
}

/** "Sgt Obi, in uniform, explains extinguishers": who says what follows, and what it is about. */
function teller(head: string): { speaker: string; topic: string } | undefined {
  const words = head.split(/\s+/);
  const at = words.findIndex((word) => explains.has(word.toLowerCase()));
  if (at < 1) return undefined;
  const who = words
    .slice(0, at)
    .join(' ')
    .replace(/,.*$/, '')
    .replace(/^(?:an?|the)\s+/i, '');
  return { speaker: who, topic: words.slice(at + 1).join(' ') };
}

/** Somebody's name, or what somebody is, with nothing behind it. */
function isName(head: string): boolean {
  const words = nameIn(head).split(/\s+/);
  return words.length <= 3 && words.every((word) => /^\p{Lu}/u.test(word) || isSomebody(word.toLowerCase()));
}

function nameIn(head: string): string {
  return head
    .replace(/\(.*?\)/g, '')
    .replace(/^(?:scene\s+\S+\s+)?(?:avatar\s+|the\s+|an?\s+)?/i, '')
    .trim();
}

function isLettering({ statements }: Reading, at: number): boolean {
  return statements.some((one: Statement) => one.kind === 'lettering' && one.from <= at && at <= one.to);
}

function clausesOf(words: string): string[] {
  return words.split(/,\s+(?!and\b)|\s[–—-]\s/).filter((clause) => /[\p{L}\p{N}]/u.test(clause));
}

function itemsOf(words: string): string[] {
  return words.split(/[,;]\s+/).filter((item) => /[\p{L}\p{N}]/u.test(item));
}

function listOf(words: string): string[] {
  return words
    .replace(/\.$/, '')
    .split(/,\s+(?:and\s+)?/)
    .filter((one) => one !== '');
}

/** What a clause of a brief is, by words that hardly stand for anything else. */
function roleOfClause(clause: string, { statements }: Reading, at: number): BriefRole | undefined {
  const words = clause.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  const [, head = '', rest = ''] = /^([^:]{1,24}):\s+(.+)$/s.exec(clause) ?? [];
  const named = head === '' || rest === '' ? undefined : roleOfLabel(head);
  if (named) return named;
  if (/^(?:don['’]t|do not) be\b/i.test(clause)) return 'tone';
  const own = statements.find(({ from, to }) => from <= at + 1 && at + 1 < to);
  if (own?.kind === 'request' && own.about !== 'shell' && own.about !== 'talk') return 'note';
  if (words.length > 9) return undefined;
  if (has(platforms) && words.length <= 3) return 'platform';
  if (has(voiceWords) || /\b(?:man|woman) and (?:man|woman)\b/.test(clause)) return 'voice';
  if (has(MUSIC)) return 'music';
  if (
    words.length <= 5 &&
    (has(audiences) || /^for (?:our |the |all |new )?\p{L}+/u.test(clause.toLowerCase()))
  )
    return 'audience';
  if (has(visualWords)) return 'visual';
  if (words.length <= 3 && words.every((word) => briefWords.has(word) || isCount(word))) return 'note';
  if (words.length <= 2 && (own?.kind === 'mood' || words.every((word) => tones.has(word)))) return 'tone';
  return undefined;
}

const MUSIC = new Set(['music', 'soundtrack']);
const COUNTS = new Set('one two three four five six per each a'.split(' '));
const isCount = (word: string) => COUNTS.has(word);

/** Facts, orders and words to somebody are read out; who and what is only seen is not. */
function isContent(words: string): boolean {
  const tokens = words.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const [first = ''] = tokens;
  if (tokens.some((word) => addresses.has(word.replace('’', "'")))) return true;
  if (/\d/.test(words)) return true;
  // "Gloves are not a substitute" tells; "a man is sitting" shows.
  if (tokens.some((word, at) => auxiliaries.has(word) && !(tokens[at + 1] ?? '').endsWith('ing')))
    return true;
  return isMostlyVerb(first);
}

/** Blanks in the place of what is set beside the words: every other word stays where it is. */
function withoutSettings({ statements, text }: Reading): string {
  return statements
    .filter((one) => one.kind === 'setting' && one.sure !== 'guess')
    .reduce((now, { from, to }) => now.slice(0, from) + ' '.repeat(to - from) + now.slice(to), text);
}
