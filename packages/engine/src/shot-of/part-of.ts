import { partOfKind } from '../copies/part-of-kind.ts';
import { beginningIn } from '../language/first-from.ts';
import type { Reading } from '../language/reading.ts';
import type { Kind } from '../language/statement.ts';
import type { Token } from '../language/tokens/token.ts';
import { isJoining } from '../language/words/closed-class.ts';
import { darkWords, lightItself, litWords, sidesOfFrame, sizesToo } from '../language/words/field-words.ts';
import type { Part, Shot } from '../shot/shot.ts';
import type { Stretch } from './stretches.ts';

/**
 * The part of a shot that a stretch belongs to. Until somebody or something is named, what is not of the camera and not
 * heard is what the picture is of.
 */
export function partOf(reading: Reading, { subject, mode }: Shot, stretch: Stretch, acts: boolean): Part {
  const { kind, statement, text } = stretch;
  const part = partOfKind[kind];
  const isOpen = subject.text === '' && subject.action === '';
  if (statement.sure !== 'guess')
    return part === 'camera' && stretch.from > statement.from ? 'subject' : part;
  switch (part) {
    case 'camera':
      // "Product shot of a bottle", "close-up of a man who reads": what is seen is behind the "of".
      if (acts || stretch.from > statement.from || (isOpen && text.includes(' of '))) return 'subject';
      return isOfThings(reading, stretch) ? 'technical' : part;
    case 'audio':
      // What is heard can be seen: gulls, a cello.
      if (isOpen) return 'subject';
      return mode === 'photo' ? 'technical' : part;
    case 'light':
      // "A candle on a table" is of the candle.
      return statement === reading.statements[0] && !isLightItself(reading, stretch) ? 'subject' : part;
    case 'subject':
      return !isOpen && !acts && isOfLight(reading, stretch) ? 'light' : part;
    case 'mood':
    case 'place':
    case 'technical':
      return isOpen ? 'subject' : part;
    default:
      return part;
  }
}

/** "Low water", "wide river": no framing, but a thing that is so. */
function isOfThings({ tokens, terms }: Reading, stretch: Stretch): boolean {
  if (beginningIn(terms, stretch).length > 0) return false;
  const [first, next] = tokens.slice(stretch.first, stretch.last) as [Token?, Token?];
  return sizesToo.has(first?.word ?? '') && next?.kind === 'word' && !isJoining(next.word);
}

function isLightItself({ tokens }: Reading, { first, last }: Stretch): boolean {
  return tokens.slice(first, last).some(({ word }) => lightItself.has(word));
}

const OF_LIGHT: ReadonlySet<Kind> = new Set(['light', 'time', 'place']);

/** "Lit by the forge"; "late afternoon sun slants through the blinds": nothing is named in it but light. */
function isOfLight({ statements, tokens }: Reading, stretch: Stretch): boolean {
  const words = tokens.slice(stretch.first, stretch.last).map(({ word }) => word);
  if (litWords.has(words[0] ?? '')) return true;
  // "The far side nearly black": how dark it is there.
  if (words.some((word) => sidesOfFrame.has(word)) && darkWords.has(words.at(-1) ?? '')) return true;
  const inside = beginningIn(statements, stretch).filter(({ within }) => within !== undefined);
  const isLight =
    inside.some(({ kind }) => kind === 'light') && inside.every(({ kind }) => OF_LIGHT.has(kind));
  return isLight && stretch.opens;
}
