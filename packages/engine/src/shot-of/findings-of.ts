import { beginningIn, firstFrom } from '../language/first-from.ts';
import type { Reading } from '../language/reading.ts';
import { isInsideGuess } from '../language/settings/asked-of.ts';
import { isWithin, type Span, wordsOf } from '../language/span.ts';
import type { Statement } from '../language/statement.ts';
import { determiners } from '../language/words/closed-class.ts';
import { bareAway, lastingThings } from '../language/words/field-words.ts';
import type { Finding, FindingField } from './finding.ts';
import { isLifted } from './lifted.ts';

/** Everything in a text that has a field of its own, in the order it was said. */
export function findingsOf(reading: Reading): Finding[] {
  const { text, terms, statements } = reading;
  const absences = statements.filter((one) => one.kind === 'absence' && isLifted(one));
  const silent = statements.filter(isSilent);
  const findings: Finding[] = [];
  const add = (field: FindingField, value: string, { from, to }: Span, isNegated = false) =>
    findings.push({ field, value, start: from, end: to, ...(isNegated && { negated: true as const }) });

  for (const term of terms) {
    if (isInside(term, silent)) continue;
    const isAbsent = isInside(term, absences);
    // "Nobody in it" is how many there are.
    const isNone = term.field === 'subject.people' && term.value === '0';
    add(term.field, term.value, term, !isNone && (isAbsent || term.isDenied === true));
    if (term.isDenied && !isAbsent && KEPT_WISH.test(term.field)) add('negative', wordsOf(text, term), term);
  }
  for (const one of statements) {
    if (one.kind === 'line' && one.sure !== 'guess')
      add('audio.dialogue', wordsOf(text, one.words).trim(), one);
    if (one.kind === 'setting' && one.key === 'seconds' && isMeant(reading, one))
      add('duration', one.value, one);
    if (one.kind === 'setting' && one.key === 'ratio' && !isInsideGuess(one)) add('ratio', one.value, one);
  }
  for (const absence of absences)
    for (const thing of thingsOf(reading, absence)) add('negative', wordsOf(text, thing), thing);
  return inOrder(exposed(findings));
}

/** "A ten-second clip", and not "still for one second": a guess needs to name what is that long. */
function isMeant({ tokens }: Reading, { sure, from, to }: Statement): boolean {
  if (sure !== 'guess') return true;
  const first = firstFrom(tokens, from);
  const isOf = tokens[first - 1]?.word === 'of' && lastingThings.has(tokens[first - 2]?.word ?? '');
  return isOf || lastingThings.has(tokens[firstFrom(tokens, to)]?.word ?? '');
}

export function inOrder(findings: Finding[]): Finding[] {
  return findings.sort((one, other) => one.start - other.start || other.end - one.end);
}

/** Seconds beside a long exposure are how long the shutter stands open. */
function exposed(findings: Finding[]): Finding[] {
  const isLong = findings.some(({ field, value }) => field === 'effects' && value === 'long-exposure');
  if (!isLong || findings.some(({ field }) => field === 'camera.shutter')) return findings;
  return findings.map((one) =>
    one.field === 'duration' && Number(one.value) <= LONGEST_EXPOSURE
      ? { ...one, field: 'camera.shutter', value: `${one.value}s` }
      : one,
  );
}

const LONGEST_EXPOSURE = 60;

/** Denied, they are wished away as a thing is: "never handheld", "not at sunset". */
const KEPT_WISH = /^(?:camera|light|effects|place\.(?:weather|hour))/;

/** What is spoken, written or said to the app tells nothing of how the picture is made. */
function isSilent(one: Statement): boolean {
  return one.kind === 'lettering' || one.kind === 'line' || (one.kind === 'request' && isLifted(one));
}

/** The spans are in order, and nest at most once: one of the last two that begin before it holds it, or none. */
function isInside(term: Span, spans: readonly Span[]): boolean {
  const behind = firstFrom(spans, term.from + 1);
  return spans.slice(Math.max(0, behind - 2), behind).some((span) => isWithin(term, span));
}

/** Each thing that must not be there, without its article: "text", not "any text". */
function thingsOf({ tokens }: Reading, absence: Statement): Span[] {
  if (absence.kind !== 'absence' || absence.form === 'predicate') return [];
  return absence.things.flatMap((thing) => {
    const first = beginningIn(tokens, thing).find(
      ({ word }) => !(determiners.has(word) || bareAway.has(word)),
    );
    return first ? [{ from: first.from, to: thing.to }] : [];
  });
}
