import { isSomebody } from '../language/cast/people.ts';
import type { Reading } from '../language/reading.ts';
import type { Statement } from '../language/statement.ts';
import {
  addresses,
  type BriefRole,
  briefWords,
  explains,
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
  const { text } = reading;
  const asked = part && ROLE_OF_BOX[part];
  let label: BriefRole | undefined;
  let speaker: string | undefined;
  for (const piece of piecesOf(text)) {
    if (piece.isQuoted) {
      const screen = isLettering(reading, piece.from) && (label === undefined || label === 'screen');
      if (screen) brief.screen.push(piece.text);
      else brief.spoken.push(spokenBy(piece.text, speaker));
      continue;
    }
    const [, head = '', rest = ''] = /^([^:]{1,40}):\s*(.*)$/s.exec(piece.text) ?? [];
    const named = head === '' ? undefined : roleOfLabel(withoutLead(head));
    if (named !== undefined) label = named;
    else if (/[.!?]$/.test(before(text, piece.from)) && rest === '') label = undefined;
    speaker = undefined;
    if (head !== '' && named === undefined) {
      const told = teller(head);
      if (rest === '' && told === undefined && isName(head)) {
        speaker = head.replace(/\(.*\)/, '').trim();
        continue;
      }
      if (told) {
        brief.speaker ??= told.speaker;
        if (told.topic !== '') brief.topic ??= told.topic;
      } else {
        brief.topic ??= head.trim();
        brief.spoken.push(spokenBy(head.trim(), undefined));
      }
      for (const item of itemsOf(rest)) place(brief, 'say', item, reading, piece.from);
      label = 'say';
      continue;
    }
    const words = named === undefined ? piece.text : rest;
    if (words === '') continue;
    const role = named ?? (label === 'say' ? 'say' : asked);
    if (role !== undefined && named !== undefined && role !== 'say') {
      keep(brief, role, words);
      label = undefined;
      continue;
    }
    if (role !== undefined && role !== 'say') {
      for (const clause of clausesOf(words))
        place(brief, roleOfClause(clause, reading, piece.from) ?? role, clause, reading, piece.from);
      continue;
    }
    placeWords(brief, words, reading, piece.from);
  }
}

/** A sentence that is content stays whole; a row of remarks is taken one by one. */
function placeWords(brief: Brief, words: string, reading: Reading, from: number): void {
  const clauses = clausesOf(words);
  const roles = clauses.map((clause) => roleOfClause(clause, reading, from + words.indexOf(clause)));
  if (roles.every((role) => role === undefined)) {
    place(brief, isContent(words) ? 'say' : 'visual', words, reading, from);
    return;
  }
  for (const [at, clause] of clauses.entries()) {
    const role = roles[at] ?? (isContent(clause) ? 'say' : 'visual');
    place(brief, role, clause, reading, from + words.indexOf(clause));
  }
}

function place(brief: Brief, role: BriefRole, words: string, reading: Reading, from: number): void {
  const bare = withoutSettings(words, reading, from).replace(/^[\s,–—-]+|[\s,–—-]+$/g, '');
  if (!/[\p{L}\p{N}]/u.test(bare)) return;
  keep(brief, role, bare);
}

function keep(brief: Brief, role: BriefRole, given: string): void {
  const words = given.replace(/[\s,;]+$/, '');
  switch (role) {
    case 'say':
      brief.spoken.push({ words });
      break;
    case 'close':
      brief.close = brief.close === undefined ? words : `${brief.close} ${words}`;
      break;
    case 'visual':
      brief.visuals.push(...listOf(words));
      break;
    case 'note':
      brief.notes.push(words);
      break;
    default:
      brief[role].push(words.replace(/\.$/, ''));
  }
}

function spokenBy(words: string, speaker: string | undefined): Spoken {
  return { words, ...(speaker !== undefined && speaker !== '' && { speaker }) };
}

function before(text: string, at: number): string {
  return text.slice(0, at).trimEnd();
}

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
  const words = head
    .replace(/\(.*\)/, '')
    .trim()
    .split(/\s+/);
  return (
    words.length <= 4 &&
    words.every(
      (word) =>
        /^[\p{Lu}\d]/u.test(word) ||
        isSomebody(word.toLowerCase()) ||
        /^(?:the|an?|one|two|scene|avatar)$/i.test(word),
    )
  );
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
  const [, head = '', rest = ''] = /^([^:]{1,24}):\s*(.+)$/s.exec(clause) ?? [];
  const named = head === '' || rest === '' ? undefined : roleOfLabel(head);
  if (named) return named;
  const own = statements.find(({ from, to }) => from <= at + 1 && at + 1 < to);
  if (own?.kind === 'mood' && words.length <= 4) return 'tone';
  if (own?.kind === 'request') return 'note';
  if (words.length > 7) return undefined;
  if (has(platforms)) return 'platform';
  if (has(voiceWords) || /\b(?:man|woman) and (?:man|woman)\b/.test(clause)) return 'voice';
  if (has(new Set(['music', 'soundtrack']))) return 'music';
  if (has(audiences) || /^for (?:our |the |all |new )?\p{L}+/u.test(clause.toLowerCase())) return 'audience';
  if (has(visualWords)) return 'visual';
  if (words.length <= 3 && words.every((word) => briefWords.has(word) || /^\d+$/.test(word) || isCount(word)))
    return 'note';
  if (words.length <= 3 && has(tones)) return 'tone';
  if (/^(?:don['’]t|do not) be\b/i.test(clause)) return 'tone';
  return undefined;
}

const COUNTS = new Set('one two three four five six per each a'.split(' '));
const isCount = (word: string) => COUNTS.has(word);

/** Facts, orders and words to somebody are read out; who and what is only seen is not. */
function isContent(words: string): boolean {
  const tokens = words.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const [first = ''] = tokens;
  if (tokens.some((word) => addresses.has(word.replace('’', "'")))) return true;
  if (/\d/.test(words)) return true;
  return isMostlyVerb(first);
}

/** Without what is set beside the words. */
function withoutSettings(words: string, { statements, text }: Reading, from: number): string {
  const cuts = statements.filter(
    (one) =>
      one.kind === 'setting' &&
      one.sure !== 'guess' &&
      one.from >= from - 1 &&
      one.to <= from + words.length + 1,
  );
  return cuts.reduce((left, { from: start, to }) => left.replace(text.slice(start, to).trim(), ''), words);
}
