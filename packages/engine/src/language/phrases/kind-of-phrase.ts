import {
  cameraHeads,
  lightHeads,
  lookHeads,
  moodHeads,
  moveHeads,
  placeHeads,
  soundHeads,
  timeHeads,
} from '../kinds/heads.ts';
import type { Kind } from '../statement.ts';
import type { Token } from '../tokens/token.ts';
import { numberOf } from '../words/numbers.ts';
import { senseOf } from '../words/senses.ts';
import { isColour } from '../words/word-class.ts';
import type { Phrase } from './phrase.ts';

const HEADS: readonly (readonly [Kind, ReadonlySet<string>])[] = [
  ['sound', soundHeads],
  ['light', lightHeads],
  ['move', moveHeads],
  ['camera', cameraHeads],
  ['look', lookHeads],
  ['mood', moodHeads],
  ['time', timeHeads],
  ['place', placeHeads],
];

/** What a noun is about by itself: by the words of the trade, or by what it names. */
export function kindOfHead({ kind: form, word, isCapital, from }: Token): Kind | undefined {
  if (form === 'number') return /^(?:1[5-9]|20)\d\d$/.test(word) ? 'time' : undefined;
  for (const [kind, words] of HEADS) if (words.has(word)) return kind;
  // At the very beginning a capital tells nothing.
  switch (senseOf(word, isCapital && from > 0)) {
    case 'place':
      return 'place';
    case 'sound':
      return 'sound';
    case 'time':
    case 'weather':
      return 'time';
    case 'light':
      return 'light';
    case 'look':
      return 'look';
    case 'feeling':
      return 'mood';
    default:
      return undefined;
  }
}

/** "Stop motion", "super 8", "close up": two words are one term. */
export function kindOfTerm(tokens: readonly Token[], head: number): Kind | undefined {
  const own = tokens[head] as Token;
  const pair = `${tokens[head - 1]?.word ?? ''}-${own.word}`;
  return HEADS.find(([, words]) => words.has(pair))?.[0] ?? kindOfHead(own);
}

/** What a preposition leads: a place, an hour, a light; nothing where it tells of somebody ("in a red coat", "on one leg"). */
export function kindOfLed(tokens: readonly Token[], { from, head }: Phrase): Kind | undefined {
  const lead = tokens[from]?.word ?? '';
  const token = tokens[head] as Token;
  if (head === from || lead === 'without') return undefined;
  const sense = senseOf(token.word, token.isCapital);
  // "At four", "on one leg", "in navy".
  if (numberOf(token.word) !== undefined || token.kind === 'number')
    return lead === 'at' ? 'time' : undefined;
  if (sense === 'garment' || sense === 'body' || isColour(token.word)) return undefined;
  const known = kindOfHead(token);
  if (known === 'sound' || known === 'mood') return lead === 'in' || lead === 'with' ? known : undefined;
  if (known && known !== 'look') return known;
  if (known === 'look') return lead === 'in' || lead === 'on' ? known : undefined;
  if (
    lead === 'into' ||
    lead === 'onto' ||
    lead === 'from' ||
    lead === 'past' ||
    lead === 'by' ||
    lead === 'after' ||
    lead === 'before'
  )
    return sense === 'furniture' || sense === 'vehicle' ? 'place' : undefined;
  if (sense === 'vehicle' || sense === 'furniture') return 'place';
  return WHERE.has(lead) ? 'place' : undefined;
}

/** Led by one of these, any thing is where somebody is. */
const WHERE = new Set([
  'on',
  'at',
  'inside',
  'outside',
  'near',
  'under',
  'underneath',
  'below',
  'beneath',
  'above',
  'behind',
  'beside',
  'between',
  'among',
  'amid',
  'along',
  'aboard',
  'atop',
  'opposite',
  'within',
]);
