import { applyEdits } from '../checks/apply-edits.ts';
import { cutOut } from '../checks/cut-out.ts';
import { people } from '../language/clashes/slots.ts';
import type { Reading } from '../language/reading.ts';
import { isWithin, overlaps, type Span } from '../language/span.ts';
import type { Kind, Statement } from '../language/statement.ts';

/** Kinds of statements that others stand without. */
const ADJUNCTS: ReadonlySet<Kind> = new Set([
  'time',
  'camera',
  'move',
  'light',
  'look',
  'mood',
  'sound',
  'absence',
  'setting',
]);
/** What is lost with a statement that holds one of these is more than what clashes. */
const CONTENT: ReadonlySet<Kind> = new Set(['figure', 'action', 'place', 'lettering', 'line', 'reference']);
const MOST_OTHERS = 4;

const LEADING =
  'in|on|at|under|over|by|with|without|during|beneath|against|from|into|through|across|lit|full|all|no|as|like';
const LEADS = new RegExp(`^(?:${LEADING})\\b`, 'i');
const ARTICLE = '(?:a|an|the|his|her|its|their|some)\\s+';
/** "Under a bright", before "midday sun". */
const PHRASE_STARTS = [`\\b(?:${LEADING})\\s+(?:${ARTICLE})?`, `\\b${ARTICLE}`].map(
  (lead) => new RegExp(`${lead}(?:(?!(?:${LEADING})\\b)[\\p{L}-]+\\s+){0,2}$`, 'iu'),
);
const JOINS =
  /^(?:and|or|but|with|without|in|on|at|of|to|by|for|from|over|under|above|below|behind|beside|through|across|against|into|then|while|as|like|is|are|was|were)\b/i;
/** Nothing ends on one of these. */
const HANGS =
  /(?:^|[\s-])(?:an?|the|his|her|its|their|some|and|or|but|with|without|in|on|at|of|to|by|for|from|over|under|through|against|into|as|like|no|very|bright|soft|is|are)$/i;

/**
 * The text with one of two things that cannot both come true taken out, and all of the other left in. Nothing, where the
 * words around it would not stand without it: that is for the person to word anew.
 */
export function withoutClash({ text, statements }: Reading, gone: Span, kept: Span): string | undefined {
  const whole = candidates(text, statements, gone)
    .map((span) => trimmed(text, span))
    .find((span) => !overlaps(span, kept) && leavesWhole(text, span, gone));
  return whole && taken(text, whole);
}

function candidates(text: string, statements: readonly Statement[], gone: Span): Span[] {
  const around = statements
    .filter((one) => isWithin(gone, one))
    .sort((one, other) => one.to - one.from - (other.to - other.from));
  const holds = (one: Statement) =>
    statements.some((inner) => inner !== one && isWithin(inner, one) && CONTENT.has(inner.kind));
  const small = around.filter((one) => othersIn(text, one, gone) <= MOST_OTHERS);
  const adjuncts = around.filter(({ kind }) => ADJUNCTS.has(kind));
  return [
    ...around.filter(({ kind }) => kind === 'line').map((one) => withSpeaker(text, statements, one)),
    ...headOf(text, gone),
    ...adjuncts.filter((one) => one.kind === 'setting' || (small.includes(one) && !holds(one))),
    ...(isModifier(text, gone) ? [gone] : []),
    ...rankOf(text, gone),
    fromPhraseStart(text, gone),
    // Who does something goes with what is done.
    ...small.filter(({ kind }) => kind === 'action'),
    ...small.filter(({ kind, within }) => kind !== 'figure' || statements[within ?? -1]?.kind !== 'action'),
  ];
}

function othersIn(text: string, whole: Span, part: Span): number {
  const others = `${text.slice(whole.from, part.from)} ${text.slice(part.to, whole.to)}`;
  return others.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '').length;
}

const before = (text: string, { from }: Span) => text.slice(0, from).trimEnd();
const behind = (text: string, { to }: Span) => text.slice(to).trimStart();
const opens = (text: string) => text === '' || /[.!?;,:—–\n(]$/.test(text);
const closes = (text: string) => text === '' || /^[.!?;,:—–\n)]/.test(text);

/** "A moonlit meadow": what it says something of stands right behind it. People are nobody's trait. */
function isModifier(text: string, gone: Span): boolean {
  const [words, next] = [text.slice(gone.from, gone.to), behind(text, gone)];
  return !people.has(words.toLowerCase()) && !/\bof$/i.test(words) && !closes(next) && !JOINS.test(next);
}

/** "A close-up of a baker": the baker stays. */
function headOf(text: string, gone: Span): Span[] {
  const of = /^\s+(?:shot\s+)?of\s+/i.exec(text.slice(gone.to));
  const lead = /\b(?:an?|the)\s+$/i.exec(text.slice(0, gone.from));
  const from = lead ? lead.index : gone.from;
  return of && opens(before(text, { from, to: gone.to })) ? [{ from, to: gone.to + of[0].length }] : [];
}

/** "Full of workers". */
function rankOf(text: string, gone: Span): Span[] {
  if (!/\bof$/i.test(text.slice(gone.from, gone.to))) return [];
  const rest = /^[^.!?;,:\n]*/.exec(text.slice(gone.to))?.[0] ?? '';
  return [{ from: gone.from, to: gone.to + rest.length }];
}

/** With the words that only lead up to it: "under a bright midday sun". */
function fromPhraseStart(text: string, gone: Span): Span {
  const led = text.slice(0, gone.from);
  const lead = PHRASE_STARTS.map((start) => start.exec(led)?.index).find((at) => at !== undefined);
  const rest = /^[^.!?;,:\n]*/.exec(text.slice(gone.to))?.[0] ?? '';
  const end =
    /\s(?:and|with|in|on|at|over|under|above|behind|beside|while)\b/i.exec(rest)?.index ?? rest.length;
  return { from: lead ?? gone.from, to: gone.to + end };
}

/** Words that are spoken go with who is said to speak them. */
function withSpeaker(text: string, statements: readonly Statement[], line: Span): Span {
  const speaker = statements.findLast(
    (one) => one.to <= line.from && /^\s*[,:]\s*$/.test(text.slice(one.to, line.from)),
  );
  return { from: speaker?.from ?? line.from, to: line.to };
}

function trimmed(text: string, { from, to }: Span): Span {
  const words = text.slice(from, to);
  return { from: from + (words.length - words.trimStart().length), to: from + words.trimEnd().length };
}

/** Whether what stands before it and what stands behind it stand without it. */
function leavesWhole(text: string, span: Span, gone: Span): boolean {
  const [led, next] = [before(text, span), behind(text, span)];
  if (led === '' && next.replace(/[.!?\s]/g, '') === '') return false;
  const isJustWord = span.from === gone.from && span.to === gone.to;
  if (isJustWord && isModifier(text, gone)) return true;
  if (opens(led)) return closes(next) || !JOINS.test(next);
  return !HANGS.test(led) && (closes(next) || JOINS.test(next)) && LEADS.test(text.slice(span.from));
}

/** Small letters go on small, and the article that is left belongs to another word by now. */
function taken(text: string, span: Span): string {
  const edit = cutOut(text, { start: span.from, end: span.to });
  const isLow = !/\p{Lu}/u.test(text.charAt(span.from));
  const put = edit.text !== '' && isLow ? text.charAt(edit.end - 1) : edit.text;
  const left = applyEdits(text, [{ ...edit, text: put }]);
  const led = left.slice(0, edit.start).trimEnd();
  const [, article] = /\b(an?)$/i.exec(led) ?? [];
  const next = left.slice(edit.start).trimStart();
  if (article === undefined || !/^\p{L}/u.test(next)) return left;
  const fitting = `${article.charAt(0)}${/^[aeiou]/i.test(next) ? 'n' : ''}`;
  return left.slice(0, led.length - article.length) + fitting + left.slice(led.length);
}
