import { cleanText } from '../text/clean-text.ts';
import { findAbsences } from './absence/find-absences.ts';
import { findAtoms } from './atoms/find-atoms.ts';
import type { Claim } from './claims/claim.ts';
import { settle } from './claims/settle.ts';
import type { Context } from './context.ts';
import { findUnits } from './kinds/find-units.ts';
import { findLettered } from './quotes/find-lettered.ts';
import { findQuoted } from './quotes/find-quoted.ts';
import type { Reading } from './reading.ts';
import { findReferences } from './references/find-references.ts';
import { findDictation } from './requests/find-dictation.ts';
import { findRequests } from './requests/find-requests.ts';
import { findSettings } from './settings/find-settings.ts';
import { findData } from './syntax/find-data.ts';
import { type Language, languagesOf } from './tokens/language.ts';
import { tokenise } from './tokens/tokenise.ts';
import type { Token } from './tokens/token.ts';
import { cutUnits } from './units/cut-units.ts';
import { labelUnits } from './units/label-units.ts';
import type { Unit } from './units/unit.ts';
import { stem } from './words/stem.ts';

export interface ReadOptions {
  /** For a clip, which moves, sounds and lasts. */
  readonly isClip: boolean;
}

/** The one reading of a text: what each stretch of it is, and how sure that is. */
export function read(given: string, { isClip }: ReadOptions): Reading {
  const text = cleanText(given);
  const tokens = tokenise(text, findAtoms(text));
  const units = labelUnits(tokens, cutUnits(text, tokens));
  const languages = languagesOf(sentencesOf(tokens, units));
  const context: Context = { text, tokens, units, languages, heads: headsOf(tokens), isClip };
  const taken: Claim[] = [
    ...findQuoted(context),
    ...findLettered(context),
    ...findAbsences(context),
    ...findSettings(context),
    ...findRequests(context),
    ...findDictation(context),
    ...findData(context),
    ...findReferences(context),
  ];
  const { statements, leaves } = settle(text, [...taken, ...findUnits(context, taken)]);
  const data = tokens.flatMap(({ atom }) => (atom?.kind === 'json' ? [{ from: atom.from, to: atom.to }] : []));
  return { text, language: mostOf(languages), statements, leaves, data };
}

function headsOf(tokens: readonly Token[]): Map<string, number> {
  const heads = new Map<string, number>();
  for (const { kind, word } of tokens) if (kind === 'word') heads.set(stem(word), (heads.get(stem(word)) ?? 0) + 1);
  return heads;
}

function sentencesOf(tokens: readonly Token[], units: readonly Unit[]): Token[][] {
  const sentences: Token[][] = Array.from({ length: (units.at(-1)?.sentence ?? -1) + 1 }, () => []);
  for (const { sentence, from, to } of units) sentences[sentence]?.push(...tokens.slice(from, to));
  return sentences;
}

function mostOf(languages: readonly Language[]): Language {
  const counts = Map.groupBy(languages, (language) => language);
  return [...counts].sort((one, other) => other[1].length - one[1].length)[0]?.[0] ?? 'en';
}
