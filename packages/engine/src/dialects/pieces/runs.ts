import type { Shot } from '../../shot/shot.ts';
import { type Sentence, type Stretch, say, sentence } from '../../writing/sentence.ts';
import { type Phrases, partOf } from './phrases.ts';

type Role = keyof Phrases;

/** The phrases of some roles, one behind the other. */
export function stretchesOf(phrases: Phrases, ...roles: readonly Role[]): Stretch[] {
  return roles.flatMap((role) => phrases[role].map((text) => ({ part: partOf[role], text })));
}

/** With commas between them. */
export function withCommas(stretches: readonly Stretch[]): Stretch[] {
  return stretches.map(({ part, text }, at) => ({ part, text: at === 0 ? text : `, ${text}` }));
}

/** One sentence of them. */
export function sentenceOf(phrases: Phrases, ...roles: readonly Role[]): Sentence {
  return sentence(...withCommas(stretchesOf(phrases, ...roles)));
}

/** A sentence each: for words that are sentences already. */
export function sentencesOf(phrases: Phrases, ...roles: readonly Role[]): Sentence[] {
  return stretchesOf(phrases, ...roles).map((stretch) => sentence(stretch));
}

/** "Lit by window light from the left": said of a source, and never of the person's own sentence about the light. */
export function litSentence(shot: Shot, phrases: Phrases, lead: string): Sentence {
  const { text, source, direction, quality } = shot.light;
  const isSource =
    text === '' && (source !== undefined || direction !== undefined || NAMED.has(quality ?? ''));
  return sentence(say('light', isSource ? lead : undefined), ...withCommas(stretchesOf(phrases, 'light')));
}

const NAMED: ReadonlySet<string> = new Set([
  'soft-light',
  'hard-light',
  'volumetric-light',
  'dappled-light',
  'bounced-light',
]);
