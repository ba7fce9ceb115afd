import { longestOf, type Model } from '../catalogue/index.ts';
import { read } from '../language/read.ts';
import type { Reading } from '../language/reading.ts';
import type { Statement } from '../language/statement.ts';
import type { Mode, Part, Shot } from '../shot/shot.ts';
import type { Finding, FindingField } from '../shot-of/finding.ts';
import { tell } from '../shot-of/shot-of.ts';
import { placesOf } from '../text/places.ts';
import type { Span, ToCheck } from './check.ts';
import { type Flag, readFlags } from './flags.ts';
import { jsonSyntax } from './json-syntax.ts';

export type Stated = Statement & Span;

/** A text as the rules see it: read once, for all of them. */
export interface Checked {
  text: string;
  mode: Mode;
  model: Model | undefined;
  /** The generator's name, or "the generator". */
  name: string;
  /** What the person's own words make. */
  shot: Shot;
  reading: Reading;
  /** What its stretches are, where they stand in the text. */
  statements: readonly Stated[];
  flags: readonly Flag[];
  /** The text without its flags. */
  words: Span;
  hasStartImage: boolean;
  /** Seconds of the clip: set, said, or as long as the generator goes. */
  seconds: number | undefined;
  /** What was said and is not denied, in the person's own words. */
  said: (...fields: readonly FindingField[]) => readonly Finding[];
  isOwn: (span: Span) => boolean;
  /** The words of a part's own box. */
  boxOf: (part: Part) => string;
  /** Of an object with named fields what is not words. */
  syntax: readonly Span[];
}

export function checked({
  text,
  mode,
  model,
  hasStartImage = false,
  duration,
  skips: given = [],
  parts = [],
}: ToCheck): Checked {
  const syntax = model?.input.value === 'structured' ? jsonSyntax(text) : [];
  const skips = [...given, ...syntax];
  const flags = readFlags(text);
  const words = { start: 0, end: flags[0]?.start ?? text.length };
  const ownWords = blanked(blanked(text, given, ''), syntax, '.').slice(0, words.end);
  const places = placesOf(ownWords);
  const reading = read(places.text, { isClip: mode === 'video' });
  const { shot, findings } = tell(reading, { mode });
  const isOwn = ({ start, end }: Span) => !skips.some((skip) => start < skip.end && end > skip.start);
  const own = findings
    .map((one) => ({ ...one, start: places.given(one.start), end: places.given(one.end) }))
    .filter((finding) => finding.negated !== true && isOwn(finding));
  const offered = model?.duration?.value;
  return {
    text,
    mode,
    model,
    name: model?.name ?? 'the generator',
    shot,
    reading,
    statements: reading.statements.map((one) => ({
      ...one,
      start: places.given(one.from),
      end: places.given(one.to),
    })),
    flags,
    words,
    hasStartImage,
    seconds: duration ?? shot.duration ?? (offered ? longestOf(offered) : undefined),
    said: (...fields) => own.filter(({ field }) => fields.includes(field)),
    isOwn,
    syntax,
    boxOf: (asked) => {
      const box = parts.find(({ part }) => part === asked);
      return box ? text.slice(box.start, box.end).replace(/^[\s,.]+|[\s,.]+$/g, '') : '';
    },
  };
}

/** Spaces in the place of what nobody typed, behind a full stop where it parts words: every other word stays where it is. */
function blanked(text: string, skips: readonly Span[], stop: '' | '.'): string {
  return skips.reduce(
    (now, { start, end }) => now.slice(0, start) + stop.padEnd(end - start) + now.slice(end),
    text,
  );
}
