import type { StreamCall, StreamEvent } from '@cuewright/contract/streaming';
import { expect, it } from 'vitest';
import { type ChatState, createChat } from './chat-store.ts';
import { stranger } from './personality.ts';

type ChatEvent = StreamEvent<'POST /api/chat'>;
type Done = Extract<ChatEvent, { type: 'done' }>;
const byModel = { kind: 'model', model: 'qwen3:8b' } as const;

/** A conversation whose answers come as they are pushed. */
function chatWith() {
  const queue: (ChatEvent | 'end')[] = [];
  let wake = () => {};
  const signals: AbortSignal[] = [];
  const ask = async function* (_key: string, { signal }: { signal: AbortSignal }) {
    signals.push(signal);
    for (;;) {
      while (queue.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      const event = queue.shift();
      if (event === undefined || event === 'end') return;
      yield event;
    }
  } as unknown as StreamCall;
  const states: ChatState[] = [];
  let ids = 0;
  const chat = createChat({
    ask,
    random: () => 0,
    now: () => new Date('2026-11-22T10:00:00.000Z'),
    newId: () => `${++ids}`,
    place: () => ({}),
    readPersonality: () => stranger,
    keepPersonality: () => undefined,
    isCalm: () => true,
    beep: () => undefined,
    onChange: (state) => states.push(state),
    logError: () => undefined,
  });
  const push = (...events: (ChatEvent | 'end')[]) => {
    queue.push(...events);
    wake();
  };
  return { chat, push, states, signals };
}

const done = (response: string, answered_by: Done['answered_by']): Done => ({
  type: 'done',
  success: true,
  response,
  buttons: [],
  answered_by,
});

it('[AI-4] [CHAT-12] shows what a model says as it comes, and at the end the answer and who wrote it', async () => {
  const { chat, push, states } = chatWith();
  const sent = chat.send('Where do I put a lamp?');
  push(
    { type: 'start', answered_by: { kind: 'model' } },
    { type: 'text', text: 'To the' },
    { type: 'text', text: ' left' },
    done('To the left.', byModel),
  );
  await sent;
  const shown = states.map(({ messages, phase }) => [phase, messages.at(-1)?.text]);
  expect(shown).toContainEqual(['told', 'To the']);
  expect(shown).toContainEqual(['told', 'To the left']);
  expect(chat.getState()).toMatchObject({
    phase: 'idle',
    messages: [
      {
        id: '1',
        text: 'Where do I put a lamp?',
        isUser: true,
        timestamp: '2026-11-22T10:00:00.000Z',
        type: 'text',
        buttons: [],
      },
      { text: 'To the left.', isUser: false, type: 'text', by: byModel },
    ],
  });
});

it('[AI-11] puts the engine’s answer in place of what a model began, and says why', async () => {
  const { chat, push } = chatWith();
  const sent = chat.send('Where do I put a lamp?');
  const by = { kind: 'engine', fell_back: 'unavailable' } as const;
  push(
    { type: 'start', answered_by: { kind: 'model' } },
    { type: 'text', text: 'Use Veo 9' },
    done('Low.', by),
  );
  await sent;
  expect(chat.getState().messages).toMatchObject([{ isUser: true }, { text: 'Low.', by }]);
});

it('[AI-7] keeps nothing of an answer that broke off, and asks no longer once it is cleared', async () => {
  const { chat, push, signals } = chatWith();
  const sent = chat.send('Where do I put a lamp?');
  push({ type: 'start', answered_by: { kind: 'model' } }, { type: 'text', text: 'To the' }, 'end');
  await sent;
  expect(chat.getState().messages).toMatchObject([{ isUser: true }, { failed: 'Where do I put a lamp?' }]);
  void chat.send('And now?');
  chat.clear();
  expect(signals.at(-1)?.aborted).toBe(true);
  expect(chat.getState()).toMatchObject({ messages: [], phase: 'idle' });
});
