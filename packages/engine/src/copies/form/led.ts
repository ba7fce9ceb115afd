import { isBareMood, joinedMood } from '../../dialects/pieces/phrases.ts';
import { runningOn } from '../../dialects/pieces/running-on.ts';
import { cameraLead, isBareStyle } from '../../language/leads/camera-lead.ts';
import { placeLead } from '../../language/leads/place-lead.ts';
import { senseOf } from '../../language/words/senses.ts';
import { isDeterminer, isPlacePreposition, isThirdPerson } from '../../language/words/word-class.ts';
import type { SlotWords } from './words-by-slot.ts';

/** Words around those of a box that answer its question only together with it: "from the left" says something of the light. */
export interface Led {
  readonly before: string;
  readonly behind: string;
}

const NOTHING: Led = { before: '', behind: '' };

export function ledAs({ slot, asks, statements, said }: SlotWords, text: string, isProse: boolean): Led {
  if (slot !== asks) return NOTHING;
  const [first] = statements;
  if (!first) return NOTHING;
  const [word = ''] = /^[\p{L}'’-]+/u.exec(text.toLowerCase()) ?? [];
  if (slot === 'light')
    return ledLight(text, word, first.kind === 'light' || (first.kind === 'time' && first.sure !== 'guess'));
  if (slot === 'place' && isProse) return { before: placeLead(text), behind: '' };
  if (slot === 'camera')
    return ledCamera(
      text,
      word,
      said.isClip,
      said.terms.some(({ field, from }) => field === 'camera.movement' && from === first.from),
    );
  if (slot === 'mood')
    return ledMood(
      text,
      statements.some(({ kind }) => kind === 'look'),
    );
  return NOTHING;
}

function ledLight(text: string, word: string, namesLight: boolean): Led {
  if (['from', 'through', 'by'].includes(word)) return { before: 'lit ', behind: '' };
  if (namesLight) return NOTHING;
  const sense = senseOf(word);
  const isQuality = sense === undefined || sense === 'time' || word === 'overcast';
  // "Even from the left".
  if (isQuality && /^[\p{L}-]+ (?:and [\p{L}-]+ )?(?:from|through) /u.test(text))
    return { before: 'light ', behind: '' };
  return isQuality && /^[\p{L}-]+$/u.test(text) ? { before: '', behind: ' light' } : NOTHING;
}

function ledCamera(text: string, word: string, isClip: boolean, isMove: boolean): Led {
  if (isClip && (isThirdPerson(word) || (isMove && /[^s]s$/.test(word))))
    return { before: 'the camera ', behind: '' };
  const lead = cameraLead(text, isClip);
  if (lead) return lead;
  if (['on', 'with', 'through'].includes(word)) return { before: 'shot ', behind: '' };
  if (word !== 'from' && word !== 'at' && !isPlacePreposition(word)) return NOTHING;
  return { before: isClip ? 'camera ' : 'seen ', behind: '' };
}

function ledMood(text: string, isLook: boolean): Led {
  if (isBareStyle(text)) return { before: '', behind: ' style' };
  return !isLook && isBareMood(runningOn(text)) ? { before: '', behind: ' mood' } : NOTHING;
}

/** "Quiet and precise" of "quiet, precise". */
export function asMood(text: string, keeps: readonly string[]): string {
  return joinedMood(runningOn(text), keeps);
}

/** It goes on from who is seen, as one sentence: "in a tiled bakery". */
export function goesOnFromSubject(text: string): boolean {
  const [word = ''] = /^[\p{L}'’-]+/u.exec(text.toLowerCase()) ?? [];
  return isPlacePreposition(word) || word === 'at';
}

export function isThing(text: string): boolean {
  const [word = ''] = /^\S+/.exec(text.toLowerCase()) ?? [];
  return isDeterminer(word) || /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten)$/.test(word);
}
