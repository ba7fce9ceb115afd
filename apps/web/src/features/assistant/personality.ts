import { chatLimits } from '@cuewright/contract';
import { chatNames } from '@cuewright/engine/assistant/names';
import { occurrences } from '../../lib/checks/occurrences.ts';
import { keepValue, recallValue } from '../../lib/memory.ts';

/** What Aira has noticed of somebody. It stays in this browser. */
export interface Personality {
  name: string;
  interests: readonly string[];
  preferredStyle: string;
  creativeLevel: string;
  favoriteGenres: readonly string[];
  communicationStyle: string;
}

export const stranger: Personality = {
  name: '',
  interests: [],
  preferredStyle: '',
  creativeLevel: chatLimits.creativeLevel,
  favoriteGenres: [],
  communicationStyle: chatLimits.communicationStyle,
};

/** What a message tells of whoever wrote it. */
export function noticed(before: Personality, message: string): Personality {
  const name = chatNames(message) ?? before.name;
  const interests = chatLimits.interests.filter((word) => occurrences(message, word).length > 0);
  return { ...before, name, interests: [...new Set([...before.interests, ...interests])] };
}

const KEY = 'aira-personality';

/** What is kept of this person; of another one it is nobody's business here. */
export function readPersonality(person: string): Personality {
  const kept = (recallValue('browser', KEY) ?? {}) as { of?: string } & Personality;
  if (kept.of !== person || typeof kept.name !== 'string' || !Array.isArray(kept.interests)) return stranger;
  const { of: _, ...personality } = kept;
  return { ...stranger, ...personality };
}

export function keepPersonality(person: string, personality: Personality): void {
  keepValue('browser', KEY, { ...personality, of: person });
}
