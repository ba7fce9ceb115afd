import type { Model } from '../catalogue/model.ts';
import { isHeardOnly } from '../language/absence/heard.ts';
import { isLeantOn } from '../language/absence/leans.ts';
import { pleaIn } from '../language/absence/plea.ts';
import type { Reading } from '../language/reading.ts';
import { askedOf, isInsideGuess } from '../language/settings/asked-of.ts';
import { shownFlags } from '../language/settings/tuned.ts';
import { overlaps, type Span, wordsOf } from '../language/span.ts';
import type { Statement } from '../language/statement.ts';
import { goesOnWithAnd, isContinued } from '../language/words/joints.ts';
import { cutBehindArticle } from '../language/words/without-article.ts';
import type { Dropped } from '../writing/written.ts';
import { parameterFor } from './parameter-for.ts';
import type { Edit } from './pieces.ts';
import { type PixelsTaken, pixelsFor } from './pixels.ts';

/** What of a text does not stand in its copy as it was put, and where it goes instead. */
export interface Lifted {
  readonly edits: Edit[];
  /** Things that must not be seen, for wherever the generator takes them. */
  readonly negative: string[];
  /** By the generator's own names. */
  readonly settings: Record<string, string | number | boolean>;
  /** By the names that people have for them: resolution, frames a second, how many. */
  readonly chosen: Record<string, string>;
  readonly dropped: Dropped[];
}

/** Statement by statement. What has to stay, stays. */
export function lift(
  said: Reading,
  model: Model,
  kept: readonly Span[],
  { isBox = false, staysTold = false } = {},
): Lifted {
  const { text, statements } = said;
  const lifted: Lifted = { edits: [], negative: [], settings: {}, chosen: {}, dropped: [] };
  for (const statement of statements) {
    if (statement.kind === 'absence') dropPlea(lifted, text, statement);
    if (kept.some((span) => overlaps(span, statement)) || isMereGuess(statement)) continue;
    switch (statement.kind) {
      case 'request':
        // Talk that is all there is tells of the picture, unless the person says that it is talk.
        if (staysTold && isTakenForTalk(statement)) break;
        liftRequest(lifted, text, statement);
        break;
      case 'setting':
        liftSetting(lifted, said, statement, model);
        break;
      case 'absence':
        liftAbsence(lifted, said, statement, model, isBox);
        break;
      case 'lettering':
        quoteLettering(lifted, text, statement);
        break;
      case 'line':
        liftLine(lifted, said, statement, model);
        break;
      default:
        break;
    }
  }
  return lifted;
}

function isTakenForTalk({ sure, about }: Extract<Statement, { kind: 'request' }>): boolean {
  return sure !== 'marked' && about !== 'correction' && about !== 'shell';
}

/** Told by its words alone: nothing is taken away, moved or quoted for it. What stands between quotes has its form. */
function isMereGuess(statement: Statement): boolean {
  if (statement.sure !== 'guess') return false;
  if (statement.kind === 'lettering' || statement.kind === 'line')
    return statement.words.from === statement.from && statement.words.to === statement.to;
  return (
    statement.kind === 'request' ||
    statement.kind === 'absence' ||
    (statement.kind === 'setting' && statement.value === '')
  );
}

type Of<Kind extends Statement['kind']> = Extract<Statement, { kind: Kind }>;

function remove({ edits }: Lifted, { from, to }: Span): void {
  edits.push({ from, to, by: '' });
}

function liftRequest(lifted: Lifted, text: string, statement: Of<'request'>): void {
  remove(lifted, statement);
  const { about } = statement;
  const value = wordsOf(text, statement);
  if (about === 'correction') lifted.dropped.push({ field: 'correction', value, reason: 'taken-back' });
  else if (about !== 'shell') lifted.dropped.push({ field: 'request', value, reason: 'asked-of-the-app' });
}

/** The shape and the length are the shot's by now; every other setting is the generator's own. */
function liftSetting(
  lifted: Lifted,
  { text, statements }: Reading,
  statement: Of<'setting'>,
  model: Model,
): void {
  const { key, value, sure } = statement;
  const named = parameterFor(statement, model);
  const pixels = key === 'resolution' && named?.isTaken !== true ? pixelsFor(value, model) : undefined;
  const known = pixels ? undefined : named;
  if (isInsideGuess(statement) || (!known && staysInWords(statement, model))) return;
  const isForm = sure === 'form' || sure === 'marked';
  if (isForm) lifted.edits.push(cutBehindArticle(text, statement));
  if (key === 'ratio' || key === 'seconds') {
    lifted.chosen[key] ??= value;
    return;
  }
  if (known) lifted.settings[known.name] = known.value;
  if (known || isOffered(statement, model)) {
    if (known?.isTaken !== false) lifted.chosen[key] ??= value;
    return;
  }
  if (pixels) {
    setPixels(lifted, value, pixels, askedOf(statements, text, 'ratio'));
    return;
  }
  const words = wordsOf(text, statement).replace(/^[\s,;([]+|[\s,;)\]]+$/g, '');
  if (key === 'flag' && /^[-—<]/.test(words))
    lifted.dropped.push({ field: 'flag', value: words, reason: 'other-syntax' });
  else if (key === 'flag' || key === 'other')
    lifted.dropped.push({ field: 'settings', value: words, reason: 'no-setting' });
  else lifted.dropped.push({ field: key, value, reason: 'no-setting' });
}

/** "<lora:glass:0.7>" belongs into the prompt of those that weigh words in parentheses; "raw style" is a look as well. */
function staysInWords({ key, value }: Of<'setting'>, { weights }: Model): boolean {
  if (key !== 'flag') return false;
  return value.startsWith('<') ? weights?.value.kind === 'parentheses' : shownFlags.has(value);
}

/** As pixels, or as the shape that comes nearest, which is told. What was asked for as a shape counts more. */
function setPixels(
  lifted: Lifted,
  value: string,
  { settings, shape, ratio, isExact }: PixelsTaken,
  asked: string | undefined,
): void {
  const isFree = asked === undefined || asked === shape;
  Object.assign(lifted.settings, settings);
  if (ratio !== undefined && asked === undefined) lifted.chosen['ratio'] ??= ratio;
  if (isExact && isFree) lifted.chosen['resolution'] ??= value;
  else
    lifted.dropped.push({
      field: 'resolution',
      value,
      reason: 'no-pixels',
      ...(ratio !== undefined && isFree && { instead: ratio }),
    });
}

function isOffered({ key, value }: Of<'setting'>, { resolutions, fps }: Model): boolean {
  if (key === 'fps') return fps?.value === Number(value);
  return (
    key === 'resolution' &&
    resolutions?.value.some((one) => one.toLowerCase() === value.toLowerCase()) === true
  );
}

/** Where the generator is told in words what must not be there, and where it is not for the whole picture, they stay as they are. */
function liftAbsence(
  lifted: Lifted,
  said: Reading,
  statement: Of<'absence'>,
  model: Model,
  isBox: boolean,
): void {
  const { things, reach } = statement;
  const { text } = said;
  const way = model.negative?.value.kind ?? 'none';
  // "Don't let it look staged": said to whoever makes it, and no thing that could be named.
  if (things.length === 0) {
    if (isLeantOn(text, statement)) return;
    if (reach !== 'picture' || way === 'in-prompt') return;
    remove(lifted, statement);
    lifted.dropped.push({ field: 'negative', value: wordsOf(text, statement), reason: 'not-understood' });
    return;
  }
  if (
    isUnheardAnyway(
      things.map((thing) => wordsOf(text, thing)),
      model,
    )
  ) {
    remove(lifted, statement);
    lifted.dropped.push({ field: 'audio.sounds', value: wordsOf(text, statement), reason: 'no-audio' });
    return;
  }
  if (isLeantOn(text, statement)) return;
  if (reach !== 'picture' || (way === 'none' && hangsOnNoun(said, statement))) return;
  const names = things.map((thing) => wordsOf(text, thing));
  // A list of its own stands behind all that a form says.
  const isListedLast = isBox && statement.within === undefined && NONE.test(text.slice(statement.from));
  if (way === 'in-prompt' && !isListedLast) {
    // Under a label or behind a flag nothing but the thing is named.
    const [thing] = things;
    const before = text.slice(statement.from, thing?.from ?? statement.from);
    const isListed = thing !== undefined && (before === '' || /^--|[:：\n]/.test(before));
    if (isListed)
      lifted.edits.push({
        from: statement.from,
        to: statement.to,
        by: names.map((name) => `no ${name}`).join(', '),
      });
    return;
  }
  remove(lifted, statement);
  lifted.negative.push(...names);
}

function dropPlea(lifted: Lifted, text: string, { from, to, sure }: Of<'absence'>): void {
  const plea = sure === 'guess' ? 0 : pleaIn(text.slice(from, to));
  if (plea > 0) lifted.edits.push({ from, to: from + plea, by: '' });
}

/** "No music" for a still: it makes no sound at all. */
function isUnheardAnyway(names: readonly string[], { mode, audio }: Model): boolean {
  const isSilent = mode === 'photo' || audio?.value.length === 0;
  return isSilent && names.every((name) => isHeardOnly(name));
}

/** What a list of what must not be there can be made of. */
const NONE = /^no\b/i;

/** "A horse without a rider": taken out, another horse is left. */
function hangsOnNoun({ text, statements }: Reading, { from, to, within }: Of<'absence'>): boolean {
  const around = within === undefined ? undefined : statements[within];
  return (
    around !== undefined &&
    text.slice(around.from, from).trim() !== '' &&
    !/[,;]\s*$/.test(text.slice(around.from, from)) &&
    text.slice(from, to).search(/^(?:without|with|sans|sin|sem|senza|ohne|minus|free|devoid)\b/i) === 0
  );
}

/** Words that are to stand in the picture stand in double quotation marks, whatever they stood in. */
function quoteLettering({ edits }: Lifted, text: string, { from, to, words }: Of<'lettering'>): void {
  const own = wordsOf(text, words).trim();
  if (own === '' || own.includes('"') || goesOn(text, own, { from, to })) return;
  edits.push({ from, to, by: `"${own}"` });
}

/** "A sign saying keep the gate shut, Doris": in small letters and without quotes, nobody knows where the words end. */
function goesOn(text: string, own: string, { from, to }: Span): boolean {
  const isBare = text.slice(from, to).trim() === own;
  if (!isBare || own !== own.toLowerCase()) return false;
  // "A sign saying open late hangs over the door".
  const isDeed = /\p{L}{2,}s$/u.test(own) && /^\s+\p{L}/u.test(text.slice(to));
  return isDeed || /^\s*,/.test(text.slice(to));
}

/** "And she says softly, ": who speaks, and the verb, right before the words. */
const SAYING =
  /(?:[,;] ?)?(?:\band )?(?:\b(?:he|she|they|it) )?\b(?:says?|asks?|tells?|whispers?|shouts?|sighs?|calls?)\b(?: \w+ly)?[,:]? ?$/i;

/**
 * Who makes no speech is not told what is said, nor that somebody says it. Words that cannot be taken out without leaving
 * half a sentence behind stay.
 */
function liftLine(lifted: Lifted, said: Reading, statement: Of<'line'>, model: Model): void {
  const heard = model.mode === 'video' ? (model.audio?.value ?? []) : [];
  if (heard.includes('dialogue') || heard.includes('narration') || statement.sure === 'guess') return;
  const { text, statements } = said;
  if (statement.speaker) {
    // "He turns the pick; he grins and says:": who speaks begins behind the mark that parts most.
    const led = text.slice(statement.speaker.from, statement.from);
    const from = statement.speaker.from + (/^.*[;.!?]\s+/s.exec(led)?.[0].length ?? 0);
    // Who speaks, and how, stands before a colon in clauses of its own.
    for (const one of statements)
      if (one.within === undefined && one.from >= from && one.to <= statement.to) remove(lifted, one);
    lifted.dropped.push({
      field: 'audio.dialogue',
      value: text.slice(from, statement.to),
      reason: 'no-audio',
    });
    return;
  }
  const around = statement.within === undefined ? undefined : statements[statement.within];
  const start = around?.from ?? statement.from;
  const saying = SAYING.exec(text.slice(start, statement.from));
  const isWhole = around === undefined || text.slice(statement.to, around.to).trim() === '';
  // "A sign says STAY OUT and a child says why not": without it the child is on the sign.
  const isBeside = statements.some(
    ({ kind, from, to }) =>
      kind === 'lettering' && from >= start && to <= statement.from && goesOnWithAnd(text, to),
  );
  // "Shouts “Crab!”, and repeats it later": what goes on needs who does it.
  const goesOn = isContinued(text, statement.to);
  if (saying && (isBeside || goesOn)) return;
  if (!isWhole || (around && !saying)) return;
  const gone = { from: saying ? start + saying.index : statement.from, to: statement.to };
  remove(lifted, gone);
  lifted.dropped.push({
    field: 'audio.dialogue',
    value: wordsOf(text, gone).replace(/^[\s,;]+/, ''),
    reason: 'no-audio',
  });
}
