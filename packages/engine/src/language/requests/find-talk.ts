import type { Claim } from '../claims/claim.ts';
import type { Context } from '../context.ts';
import type { RequestTopic } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import type { Unit } from '../units/unit.ts';
import { wordSet } from '../words/word-set.ts';
import { fillers, useNouns } from './request-words.ts';

const WRITERS = wordSet("i we i'm i'll i've i'd we're we'll we've we'd im ive");
/** What one who writes says of themselves and of the job. Whoever is in the picture walks, looks and carries; they own, need and hope. */
const MINDS = wordSet(
  'own run work teach study think thought guess hope hoped know knew prefer forgot mean meant tried try wonder decided agreed paid pay sell need hate hated said told asked mentioned attached uploaded sent emailed put add print use label post upload discussed sorry afraid sure sick happy grateful going doing making writing working planning hoping trying looking building opening launching applying submitting',
);
const JOB_PEOPLE = wordSet(
  'client clients boss tutor editor agency designer marketing printer producer supervisor customer professor',
);
const JUDGES = wordSet(
  "is isn't are was wants want wanted hates hated likes liked loves loved said says needs asked approved signed adds prefers thinks won't doesn't will",
);
const OWNED = wordSet('the my our her his');

/** Clauses in which one who writes speaks of themselves, of whom they work for, or of what it will be used for. */
export function findTalk({ tokens, units }: Context): Claim[] {
  return units.flatMap((unit) => {
    if (unit.labelled) return [];
    const topic = topicOf(tokens, unit);
    if (!topic) return [];
    const from = tokens[unit.from]?.from ?? 0;
    return [
      { from, to: tokens[unit.to - 1]?.to ?? from, sure: 'form', said: { kind: 'request', about: topic } },
    ];
  });
}

function topicOf(tokens: readonly Token[], unit: Unit): RequestTopic | undefined {
  // What is quoted is said by somebody else.
  if (tokens.slice(unit.from, unit.to).some(({ atom }) => atom?.kind === 'quote')) return undefined;
  let at = unit.from;
  while (
    at < unit.to &&
    (fillers.has(tokens[at]?.word ?? '') ||
      tokens[at]?.kind === 'mark' ||
      ['and', 'but', 'because'].includes(tokens[at]?.word ?? ''))
  )
    at += 1;
  const word = (offset: number) => (at + offset < unit.to ? (tokens[at + offset]?.word ?? '') : '');
  // In the middle of a sentence somebody in the picture may be speaking.
  if (WRITERS.has(word(0))) return unit.opens && speaksOfJob(word) ? 'talk' : undefined;
  const isOwned = OWNED.has(word(0)) && JOB_PEOPLE.has(word(1));
  if (isOwned ? JUDGES.has(word(2)) : JOB_PEOPLE.has(word(0)) && unit.opens && JUDGES.has(word(1)))
    return 'talk';
  const isIt = ["it's", 'its', 'this', "that's", 'it'].includes(word(0));
  const isFor = word(1) === 'for' || (['is', 'will'].includes(word(1)) && word(2) === 'for');
  if (isIt && isFor && unit.opens) return 'use';
  return word(0) === 'for' && isUse(tokens, at, unit) ? 'use' : undefined;
}

/** "I own the rights", "we'll put the headline on later": not "we pan", "I walk". */
function speaksOfJob(word: (offset: number) => string): boolean {
  const behind = [word(1), word(2), word(3)];
  const isPlain = (one: string) =>
    [
      'am',
      'was',
      'have',
      'had',
      'will',
      'would',
      'can',
      'could',
      'just',
      'really',
      'also',
      'already',
      'not',
      'never',
      'only',
      "don't",
      'do',
      'did',
      "didn't",
      "can't",
      'been',
      'so',
      'very',
      'still',
      'get',
      'got',
    ].includes(one);
  for (const [at, one] of behind.entries()) {
    if (one === 'need' && isOfAThing(word, at + 2)) return false;
    if (MINDS.has(one)) return true;
    if (!isPlain(one)) return false;
  }
  return false;
}

/** "I need the thread to glow": what the picture is to do. */
function isOfAThing(word: (offset: number) => string, from: number): boolean {
  if (!['the', 'a', 'an', 'his', 'her', 'its', 'their'].includes(word(from))) return false;
  return [1, 2, 3].some((offset) => word(from + offset + 1) === 'to');
}

/** "For a poster about hearing loss": what it will be stands within a few words. */
function isUse(tokens: readonly Token[], at: number, unit: Unit): boolean {
  if (!['a', 'an', 'the', 'our', 'my', 'this', 'their'].includes(tokens[at + 1]?.word ?? '')) return false;
  return tokens.slice(at + 2, Math.min(unit.to, at + 6)).some(({ word }) => useNouns.has(word)) && unit.opens;
}
