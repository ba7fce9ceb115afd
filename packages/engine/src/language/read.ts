import { cleanText } from '../text/clean-text.ts';
import { findAbsences } from './absence/find-absences.ts';
import { findNotSo } from './absence/not-so.ts';
import { findSwitchedOff } from './absence/switched-off.ts';
import { findAtoms } from './atoms/find-atoms.ts';
import type { Claim } from './claims/claim.ts';
import { isOfPicture } from './claims/kept-in-picture.ts';
import { settle } from './claims/settle.ts';
import type { Context } from './context.ts';
import { findUnits } from './kinds/find-units.ts';
import { learntKinds } from './learnt/learnt-kinds.ts';
import { rememberLearnt } from './learnt/learnt-of.ts';
import { denyOn } from './lists/deny-on.ts';
import { claimMarks } from './marks/claim-marks.ts';
import { type Mark, ownMarks, toldMarks } from './marks/mark.ts';
import { findAnnounced } from './quotes/find-announced.ts';
import { findCues } from './quotes/find-cues.ts';
import { findLettered } from './quotes/find-lettered.ts';
import { findQuoted } from './quotes/find-quoted.ts';
import type { Reading } from './reading.ts';
import { findReferences } from './references/find-references.ts';
import { findDictation } from './requests/find-dictation.ts';
import { findRequests } from './requests/find-requests.ts';
import { findTalk } from './requests/find-talk.ts';
import { findTaught } from './requests/find-taught.ts';
import { findSettings } from './settings/find-settings.ts';
import type { Kind } from './statement.ts';
import { findData } from './syntax/find-data.ts';
import { findTerms } from './terms/find-terms.ts';
import { type Language, languagesOf } from './tokens/language.ts';
import type { Token } from './tokens/token.ts';
import { tokenise } from './tokens/tokenise.ts';
import { raised } from './told/raise.ts';
import { kindsTold, overLearnt } from './told/told-kinds.ts';
import { cutUnits } from './units/cut-units.ts';
import { labelUnits } from './units/label-units.ts';
import type { Unit } from './units/unit.ts';

export interface ReadOptions {
  /** For a clip, which moves, sounds and lasts. */
  readonly isClip: boolean;
  /** What the box of a form asks for that it was typed into. */
  readonly asks?: Kind;
  /** What the person, or a model, says of the words; places count the text as it is given, if it is clean. */
  readonly marks?: readonly Mark[];
  /** What stretches are about is told as marked lines have taught. Whatever moves words goes by the rules alone. */
  readonly isTaught?: boolean;
}

/** The one reading of a text: what each stretch of it is, and how sure that is. */
export function read(given: string, { isClip, asks, marks = [], isTaught = false }: ReadOptions): Reading {
  const text = cleanText(given);
  const tokens = tokenise(text, findAtoms(text));
  const units = labelUnits(tokens, cutUnits(text, tokens));
  const languages = languagesOf(sentencesOf(tokens, units));
  const terms = findTerms(text, tokens);
  const context: Context = {
    text,
    tokens,
    units,
    languages,
    isClip,
    terms,
    ...(asks !== undefined && { asks }),
  };
  const told = toldMarks(marks);
  const toldKinds = kindsTold(tokens, told);
  const isSaidToApp = (claim: Claim) => !isOfPicture(context, claim);
  const requests = [...findRequests(context), ...findTalk(context)].filter(isSaidToApp);
  const ruled: Claim[] = [
    ...findCues(context),
    ...findQuoted(context),
    ...findLettered(context),
    ...findAnnounced(context),
    ...denyOn(context, findAbsences(context, requests)),
    ...findNotSo(context),
    ...findSwitchedOff(context),
    ...findSettings(context),
    ...requests,
    ...findDictation(context),
    ...findData(context),
    ...findReferences(context),
  ];
  const found = raised(ruled, told);
  const learnt = learntKinds(context);
  found.push(...findTaught(context, learnt, found, toldKinds).filter(isSaidToApp));
  const own = ownMarks(marks);
  const taken = own.length > 0 ? [...claimMarks(text, own, found), ...found] : found;
  const { statements, leaves } = settle(text, [
    ...taken,
    ...findUnits(context, taken, isTaught ? overLearnt(learnt.ofTokens, toldKinds) : undefined),
  ]);
  const data = tokens.flatMap(({ atom }) =>
    atom?.kind === 'json' ? [{ from: atom.from, to: atom.to }] : [],
  );
  const reading: Reading = {
    text,
    language: mostOf(languages),
    isClip,
    tokens,
    units,
    languages,
    statements,
    leaves,
    terms,
    data,
    ...(told.length > 0 && { told }),
  };
  rememberLearnt(reading, learnt);
  return reading;
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
