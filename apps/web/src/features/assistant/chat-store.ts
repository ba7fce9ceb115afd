import { ApiError, type Call, type CallInput, chatLimits } from '@cuewright/contract';
import { chatFallback } from '@cuewright/engine/content/chat-fallbacks';
import type { Message, Mode } from './message.ts';
import { charactersOf, parseMarkdown } from './parse-markdown.ts';
import { noticed, type Personality } from './personality.ts';
import { type TypingUnderWay, typeOut } from './typing-rhythm.ts';

export interface ChatState {
  messages: readonly Message[];
  mode: Mode;
  phase: 'idle' | 'waiting' | 'typing';
  /** Of the last message, while it is typed. */
  typed: number;
}

type Context = NonNullable<CallInput<'POST /api/chat'>['body']['context']>;

export interface ChatParts {
  call: Call;
  random: () => number;
  now: () => Date;
  newId: () => string;
  /** Where one is, and what is on the screen. */
  place: () => Pick<Context, 'currentStep' | 'selectedMode' | 'currentPrompt'>;
  readPersonality: () => Personality;
  keepPersonality: (personality: Personality) => void;
  /** All at once: somebody does not want things to move. */
  isCalm: () => boolean;
  beep: () => void;
  onChange: (state: ChatState) => void;
  logError: (...what: unknown[]) => void;
}

export interface Chat {
  getState: () => ChatState;
  subscribe: (listener: () => void) => () => void;
  send: (text: string) => Promise<void>;
  /** Something Aira says unasked. */
  say: (text: string, buttons: Message['buttons']) => void;
  switchMode: (mode: Mode) => void;
  /** The reply that is being typed, whole. */
  showAll: () => void;
  clear: () => void;
  /** Nothing more comes of it. */
  end: () => void;
}

/** A conversation: what was said, and the reply on its way. */
export function createChat(parts: ChatParts, kept?: Pick<ChatState, 'messages' | 'mode'>): Chat {
  let state: ChatState = { messages: [], mode: 'balanced', ...kept, phase: 'idle', typed: 0 };
  const listeners = new Set<() => void>();
  let typing: TypingUnderWay | undefined;
  /** Counts clearings: an answer to what has been cleared away comes to nobody. */
  let round = 0;

  function change(part: Partial<ChatState>): void {
    state = { ...state, ...part };
    parts.onChange(state);
    for (const listener of listeners) listener();
  }

  function message(text: string, rest: Partial<Message> = {}): Message {
    return {
      id: parts.newId(),
      text,
      isUser: false,
      timestamp: parts.now().toISOString(),
      type: 'text',
      buttons: [],
      ...rest,
    };
  }

  function type(reply: Message): void {
    const characters = charactersOf(parseMarkdown(reply.text));
    change({ messages: [...state.messages, reply], phase: 'typing', typed: 0 });
    const onDone = () => {
      typing = undefined;
      change({ phase: 'idle' });
    };
    if (parts.isCalm()) {
      onDone();
      return;
    }
    typing = typeOut({
      characters,
      random: parts.random,
      onType: (typed) => change({ typed }),
      onBeep: parts.beep,
      onDone,
    });
  }

  async function send(given: string): Promise<void> {
    const text = given.trim().slice(0, chatLimits.message);
    if (text === '' || state.phase === 'waiting') return;
    typing?.finish();
    const asked = ++round;
    const personality = noticed(parts.readPersonality(), text);
    parts.keepPersonality(personality);
    const history = state.messages
      .filter(({ type, failed }) => type === 'text' && failed === undefined)
      .slice(-chatLimits.history);
    change({ messages: [...state.messages, message(text, { isUser: true })], phase: 'waiting' });
    const { mode } = state;
    try {
      const answer = await parts.call('POST /api/chat', {
        body: bodyOf(text, mode, history, personality, parts),
      });
      if (asked !== round) return;
      if (!answer.success || !answer.response) throw new Error('The assistant gave no answer.');
      type(message(answer.response, { buttons: answer.buttons, mode }));
    } catch (error) {
      if (asked !== round) return;
      parts.logError('Failed to chat:', error);
      const fallback = chatFallback(Math.floor(parts.random() * 1_000), personality.name);
      type(message(fallback + whyNot(error), { failed: text, mode, buttons: waysOn(error) }));
    }
  }

  function end(): void {
    round += 1;
    typing?.stop();
    typing = undefined;
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    say: (text, buttons) => {
      if (state.phase === 'idle')
        change({ messages: [...state.messages, message(text, { type: 'proactive', buttons })] });
    },
    switchMode: (mode) => {
      if (state.phase === 'idle') change({ mode });
    },
    showAll: () => typing?.finish(),
    clear: () => {
      end();
      change({ messages: [], phase: 'idle', typed: 0 });
    },
    end,
  };
}

function bodyOf(
  message: string,
  mode: Mode,
  history: readonly Message[],
  personality: Personality,
  { place }: ChatParts,
): CallInput<'POST /api/chat'>['body'] {
  const { name, interests, creativeLevel, preferredStyle, favoriteGenres, communicationStyle } = personality;
  const person = { name, interests: [...interests], creativeLevel, preferredStyle };
  return {
    message,
    context: {
      ...place(),
      personalityMode: mode,
      userPersonality: { ...person, favoriteGenres: [...favoriteGenres], communicationStyle },
      conversationHistory: history.map(({ text, isUser }) => ({
        text: text.slice(0, chatLimits.historyText),
        isUser,
      })),
    },
    userProfile: person,
  };
}

const isAskedTooOften = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'too-many-requests';

/** Where it is known why, whoever waits should know it too. */
function whyNot(error: unknown): string {
  if (!isAskedTooOften(error)) return '';
  const minutes = Math.max(1, Math.ceil((error.retryAfterSeconds ?? 60) / 60));
  return `\n\nThat was asked too often. I answer again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}; signed out it is ${chatLimits.guestMessagesPerHour} messages an hour.`;
}

function waysOn(error: unknown): Message['buttons'] {
  return isAskedTooOften(error) ? [{ text: 'Sign In', type: 'primary', action: 'sign-in' }] : [];
}
