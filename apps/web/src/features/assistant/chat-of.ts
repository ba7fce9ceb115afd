import { createStreamClient } from '@cuewright/contract/streaming';
import { isBlankText } from '@cuewright/engine/text';
import { calling } from '../../lib/api.ts';
import { type CurrentPrompt, currentPrompt } from '../../lib/current-prompt.ts';
import { readDraft, writeDraft } from '../../lib/draft.ts';
import { logError } from '../../lib/log-error.ts';
import { beep } from './beep.ts';
import { hasBeeps } from './beeps.ts';
import { type Chat, type ChatState, createChat } from './chat-store.ts';
import { keepPersonality, type Personality, readPersonality, stranger } from './personality.ts';

const DRAFT = 'aira';

type Kept = Pick<ChatState, 'messages' | 'mode'>;

const nothing: Kept = { messages: [], mode: 'balanced' };

/** Stored by us and by nobody else, so it is whole when its outline is. */
function isKept(value: unknown): value is Kept {
  const { messages, mode } = (value ?? {}) as Partial<Kept>;
  return (
    Array.isArray(messages) &&
    messages.every(({ text, buttons }) => typeof text === 'string' && Array.isArray(buttons)) &&
    typeof mode === 'string'
  );
}

export interface Place {
  currentStep: string;
  selectedMode: 'photo' | 'video' | null;
}

let place: Place = { currentStep: 'hero', selectedMode: null };

/** Where one is, for the next question. */
export function tellPlace(now: Place): void {
  place = now;
}

let last: { person: string | undefined; chat: Chat } | undefined;

/** The conversation of whoever is here. Signed in it outlives a reload of the tab; signed out it has no past. */
export function chatOf(person: string | undefined): Chat {
  if (last?.person !== person || last === undefined) {
    last?.chat.end();
    last = { person, chat: person === undefined ? guestChat() : personsChat(person) };
  }
  return last.chat;
}

const parts = {
  ask: createStreamClient(calling),
  random: Math.random,
  now: () => new Date(),
  newId: () => crypto.randomUUID(),
  place: () => ({ ...place, currentPrompt: promptInFront() }),
  isCalm: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  beep: () => {
    if (hasBeeps()) beep();
  },
  logError,
};

function guestChat(): Chat {
  let noted: Personality = stranger;
  return createChat({
    ...parts,
    readPersonality: () => noted,
    keepPersonality: (personality) => {
      noted = personality;
    },
    onChange: () => undefined,
  });
}

function personsChat(person: string): Chat {
  return createChat(
    {
      ...parts,
      readPersonality: () => readPersonality(person),
      keepPersonality: (personality) => keepPersonality(person, personality),
      onChange: ({ phase, messages, mode }) => {
        if (phase !== 'typing' && phase !== 'told') writeDraft(DRAFT, { messages, mode });
      },
    },
    readDraft(DRAFT, nothing, isKept),
  );
}

function promptInFront() {
  const prompt = currentPrompt();
  if (!prompt || isBlankText(prompt.text)) return undefined;
  return {
    text: prompt.text.slice(0, 20_000),
    mode: prompt.mode,
    model: prompt.model,
    locked: lockedIn(prompt),
  };
}

function lockedIn({ text, locked }: CurrentPrompt): string[] | undefined {
  const there = locked?.filter((words) => text.includes(words)) ?? [];
  return there.length > 0 ? there : undefined;
}
