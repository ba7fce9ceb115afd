import { fits, hardLimits } from '../../writing/fit-length.ts';
import type { BrokenLaw } from '../writing/writing-problem.ts';
import { addedLaw, ruledOutLaw } from './added-to-narration.ts';
import { isDenied } from './denied.ts';
import { leavesLaw } from './left-of-narration.ts';
import { type Fact, type Place, placeOf, type ToNarrate } from './to-narrate.ts';
import type { ToldNarration, ToldPart, ToldScene } from './told-narration.ts';
import { wordsLaw } from './words-of-narration.ts';

/** The first law that a narration breaks. */
export function narrationLaw(answer: ToldNarration, told: ToNarrate): BrokenLaw | undefined {
  return (
    formLaw(answer, told) ??
    tellsLaw(answer, told) ??
    leavesLaw(answer, told) ??
    orderLaw(answer, told) ??
    speakerLaw(answer, told) ??
    partsLaw(answer, told) ??
    addedLaw(answer, told) ??
    ruledOutLaw(answer, told) ??
    lengthLaw(answer, told)
  );
}

/** Scenes that tell something, pieces of one kind each, and nothing that a tool would take for its own syntax. */
function formLaw({ scenes, left }: ToldNarration, { facts }: ToNarrate): BrokenLaw | undefined {
  const parts = scenes.flatMap(partsOf);
  const numbers = [...parts.flatMap(({ part }) => part.tells), ...left.map(({ n }) => n)];
  if (numbers.some((n) => facts[n] === undefined)) return { problem: 'other-form' };
  if (scenes.some(({ screen, visual }) => screen.length > 1 || visual.length > 1))
    return { problem: 'other-form' };
  const empty = scenes.find(({ narration }) => !narration.some(({ tells }) => tells.length > 0));
  if (empty) return { problem: 'invented', words: empty.narration.map(({ words }) => words).join(' ') };
  for (const { part } of parts) {
    const source = part.tells.map((n) => facts[n]?.words ?? '').join('\n');
    const strange = part.words.match(SYNTAX)?.find((sign) => !source.includes(sign));
    if (strange !== undefined) return { problem: 'other-syntax', words: part.words };
    const quote = part.words.match(QUOTES)?.find((sign) => !source.includes(sign));
    if (quote !== undefined) return { problem: 'other-quotes', words: part.words };
  }
  return undefined;
}

const SYNTAX = /[[\]{}<>|*#_`~=\\\n\r\t]|--|\/\//g;
const QUOTES = /["“”„«»「」]/g;

export function partsOf({ narration, screen, visual }: ToldScene): { place: Place; part: ToldPart }[] {
  return [
    ...narration.map((part) => ({ place: 'heard' as const, part })),
    ...screen.map((part) => ({ place: 'screen' as const, part })),
    ...visual.map((part) => ({ place: 'visual' as const, part })),
  ];
}

/** Each statement is told where it belongs: what is to be said is said, what is to be seen is seen. */
function tellsLaw({ scenes, left }: ToldNarration, { facts }: ToNarrate): BrokenLaw | undefined {
  const told = scenes.flatMap(partsOf);
  for (const [n, fact] of facts.entries()) {
    const isTold = told.some(({ place, part }) => place === placeOf(fact) && part.tells.includes(n));
    if (!isTold && !left.some((one) => one.n === n)) return { problem: 'untold', words: fact.words };
  }
  return undefined;
}

/** One thing comes after the other as it was said. */
function orderLaw({ scenes }: ToldNarration, { facts }: ToNarrate): BrokenLaw | undefined {
  let last = -1;
  for (const n of scenes.flatMap(({ narration }) => narration.flatMap(({ tells }) => tells))) {
    if (n < last) return { problem: 'changed', words: facts[n]?.words ?? '' };
    last = n;
  }
  return undefined;
}

function speakerLaw({ scenes }: ToldNarration, { facts, script }: ToNarrate): BrokenLaw | undefined {
  const own = script.brief.speaker;
  for (const { narration } of scenes) {
    const speakers = new Set(narration.flatMap(({ tells }) => tells.map((n) => facts[n]?.speaker ?? own)));
    if (speakers.size > 1) return { problem: 'changed', words: [...speakers].filter(Boolean).join(', ') };
  }
  return undefined;
}

function partsLaw({ scenes }: ToldNarration, told: ToNarrate): BrokenLaw | undefined {
  for (const { place, part } of scenes.flatMap(partsOf)) {
    if (part.tells.length === 0) continue;
    const facts = part.tells.map((n) => told.facts[n]).filter((fact) => fact !== undefined);
    const broken =
      exactLaw(part, place, facts) ??
      (place === 'screen' ? undefined : wordsLaw(part.words, facts, told, place));
    if (broken) return broken;
  }
  return undefined;
}

/** Lines are spoken, and screens stand, word for word and alone; of a fact a few words may be written as they stand in it. */
function exactLaw({ words }: ToldPart, place: Place, facts: readonly Fact[]): BrokenLaw | undefined {
  const exact = facts.find(({ kind }) => kind === (place === 'heard' ? 'line' : 'screen'));
  if (exact && place !== 'visual')
    return facts.length === 1 && bare(words) === bare(exact.words)
      ? undefined
      : { problem: 'changed', words: exact.words };
  if (place !== 'screen') return undefined;
  const [fact] = facts;
  const isPart =
    facts.length === 1 &&
    ` ${bare(fact?.words ?? '')} `.toLowerCase().includes(` ${bare(words)} `.toLowerCase()) &&
    isDenied(words) === isDenied(fact?.words ?? '');
  return isPart ? undefined : { problem: 'invented', words };
}

function bare(words: string): string {
  return words.replace(/\s+/g, ' ').replace(/^[\s,;:]+|[\s.,;:!?…]+$/g, '');
}

/** It is over in the seconds that are asked for, as the engine counts them. */
function lengthLaw({ scenes }: ToldNarration, { room, model }: ToNarrate): BrokenLaw | undefined {
  const spoken = scenes.flatMap(({ narration }) => narration.map(({ words }) => words)).join(' ');
  const count = spoken.split(/\s+/).filter(Boolean).length;
  if (room !== undefined && count > room) return { problem: 'too-long', words: `${count} / ${room}` };
  return fits(spoken, hardLimits(model)) ? undefined : { problem: 'too-long' };
}
