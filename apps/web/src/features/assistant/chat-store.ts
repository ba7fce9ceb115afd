import { ApiError, type CallInput, chatLimits } from '@cuewright/contract';
import type { StreamCall } from '@cuewright/contract/streaming';
import { chatFallback } from '@cuewright/engine/content/chat-fallbacks';
import { footerPresetOf } from '@cuewright/engine/content/footer-presets';
import { plural } from '@cuewright/engine/plural';
import { isBlankText } from '@cuewright/engine/text';
import type { ChatButton, Message, Mode } from './message.ts';
import { withTaken } from './message-prompt.ts';
import { noticed, type Personality } from './personality.ts';
import { readReply } from './read-reply.ts';
import { charactersOf } from './reply-blocks.ts';
import { type TypingUnderWay, typeOut } from './typing-rhythm.ts';

export interface ChatState {
  messages: readonly Message[];
  mode: Mode;
  /** `told`: a model is writing, and what it has written is there. */
  phase: 'idle' | 'waiting' | 'typing' | 'told';
  /** Of the last message, while it is typed. */
  typed: number;
}

type Context = NonNullable<CallInput<'POST /api/chat'>['body']['context']>;

export interface ChatParts {
  ask: StreamCall;
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
  /** Of the prompt in a message so much was taken: it stands there from now on, and is what is meant next. */
  take: (id: string, text: string) => void;
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
  let asking: AbortController | undefined;

  /** As it is by now: what waits for an answer does not see it change. */
  const chatPhase = () => state.phase;

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
    const characters = charactersOf(readReply(reply.text));
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
    if (isBlankText(text) || state.phase === 'waiting' || state.phase === 'told') return;
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
      await answerTo(bodyOf(text, mode, history, personality, parts), asked);
    } catch (error) {
      if (asked !== round) return;
      // What had come of it is no answer.
      if (chatPhase() === 'told') change({ messages: state.messages.slice(0, -1) });
      parts.logError('Failed to chat:', error);
      const fallback = chatFallback(Math.floor(parts.random() * 1_000), personality.name);
      type(message(fallback + whyNot(error), { failed: text, mode, buttons: waysOn(error, text) }));
    }
  }

  /** A model's answer stands there as it comes; one that is there at once is typed. What comes last is the answer. */
  async function answerTo(body: CallInput<'POST /api/chat'>['body'], asked: number): Promise<void> {
    const mode = body.context?.personalityMode ?? 'balanced';
    const leaving = new AbortController();
    asking = leaving;
    let isModel = false;
    let told: Message | undefined;
    for await (const event of parts.ask('POST /api/chat', { body, signal: leaving.signal })) {
      if (asked !== round) return;
      if (event.type === 'start') isModel = event.answered_by.kind === 'model';
      else if (event.type === 'text') {
        if (!isModel) continue;
        const before = told ? state.messages.slice(0, -1) : state.messages;
        told = told ? { ...told, text: told.text + event.text } : message(event.text, { mode });
        change({ messages: [...before, told], phase: 'told' });
      } else {
        const { response, buttons, answered_by, reworked } = event;
        if (!response) throw new Error('The assistant gave no answer.');
        const by = answered_by.kind === 'model' || answered_by.fell_back ? { by: answered_by } : {};
        const reply = message(response, {
          ...(told && { id: told.id }),
          buttons,
          mode,
          ...by,
          ...(reworked !== undefined && { reworked }),
        });
        const before = told ? state.messages.slice(0, -1) : state.messages;
        if (answered_by.kind === 'model') change({ messages: [...before, reply], phase: 'idle' });
        else {
          change({ messages: before });
          type(reply);
        }
        return;
      }
    }
    throw new Error('The assistant broke off.');
  }

  function end(): void {
    round += 1;
    asking?.abort();
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
    take: (id, text) =>
      change({ messages: state.messages.map((said) => (said.id === id ? withTaken(said, text) : said)) }),
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
        text: text.slice(0, isUser ? chatLimits.message : chatLimits.historyAnswer),
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
  return `\n\nThat was asked too often. I answer again in ${minutes} ${plural(minutes, 'minute')}; signed out it is ${chatLimits.guestMessagesPerHour} messages an hour.`;
}

/** What a link of the footer asked has its answer on a page, whatever became of the question. */
function waysOn(error: unknown, asked: string): ChatButton[] {
  const page = footerPresetOf(asked)?.page;
  const toPage: ChatButton[] = page ? [{ text: page.title, type: 'primary', url: page.url }] : [];
  const signIn: ChatButton = { text: 'Sign In', type: page ? 'other' : 'primary', action: 'sign-in' };
  return isAskedTooOften(error) ? [...toPage, signIn] : toPage;
}
