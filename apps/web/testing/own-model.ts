import { onTestFinished } from 'vitest';
import type { Availability } from '../src/lib/guest-models/own-model.ts';

type Mood = 'well' | 'sloppy' | 'lying' | 'obedient' | 'broken' | 'slow' | 'gone';

interface OwnModelInPage {
  /** What it was asked, in each session of its own. */
  asked: { instructions: string; message: string }[];
  /** Sessions that are open. */
  open: () => number;
  become: (mood: Mood) => void;
  /** Lets the download go on to this share. */
  download: (share: number) => void;
}

/** Puts a browser’s own model into the page, as the Prompt API has it; it is taken out again behind the test. */
export function withOwnModel(availability: Availability = 'available'): OwnModelInPage {
  let there = availability;
  let mood: Mood = 'well';
  let count = 0;
  let monitor: EventTarget | undefined;
  let arrived = Promise.withResolvers<void>();
  const asked: OwnModelInPage['asked'] = [];
  const model = {
    availability: async () => there,
    create: async ({
      signal,
      initialPrompts = [],
      monitor: watch,
    }: {
      signal: AbortSignal;
      initialPrompts?: { content: string }[];
      monitor?: (target: EventTarget) => void;
    }) => {
      if (mood === 'gone') throw new DOMException('The model is gone.', 'InvalidStateError');
      if (there !== 'available') {
        monitor = new EventTarget();
        watch?.(monitor);
        const leave = () => arrived.reject(signal.reason);
        signal.addEventListener('abort', leave);
        await arrived.promise;
        there = 'available';
      }
      count += 1;
      return {
        prompt: async (message: string, { signal: leaving }: { signal: AbortSignal }) => {
          asked.push({ instructions: initialPrompts[0]?.content ?? '', message });
          if (mood === 'slow')
            await new Promise((_, reject) => leaving.addEventListener('abort', () => reject(leaving.reason)));
          return answerOf(mood, JSON.parse(message));
        },
        destroy: () => {
          count -= 1;
        },
      };
    },
  };
  Object.assign(globalThis, { LanguageModel: model });
  onTestFinished(() => {
    Reflect.deleteProperty(globalThis, 'LanguageModel');
    localStorage.removeItem('own-model');
    dispatchEvent(new StorageEvent('storage', { key: 'own-model' }));
  });
  return {
    asked,
    open: () => count,
    become: (next) => {
      mood = next;
    },
    download: (share) => {
      monitor?.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: share }));
      if (share < 1) return;
      arrived.resolve();
      arrived = Promise.withResolvers();
    },
  };
}

interface Message {
  text: string;
  /** What a copy has to tell, where one is to be written. */
  statements?: { n: number; words: string }[];
}

function answerOf(mood: Mood, { text, statements }: Message): string {
  if (statements) return mood === 'broken' ? '{"pieces":[' : JSON.stringify(writingOf(mood, statements));
  return mood === 'broken' ? '{"stretches":[' : JSON.stringify({ stretches: stretchesOf(mood, text) });
}

function stretchesOf(mood: Mood, text: string): { words: string; kind: string }[] {
  const clauses = text.match(/[^.,]*[\p{L}"][^.,]*/gu) ?? [];
  const said = (kind: string) => clauses.map((words) => ({ words: words.trim(), kind }));
  return {
    well: clauses.map((words) => ({
      words: words.trim(),
      kind: /already|client/i.test(words) ? 'request' : 'figure',
    })),
    sloppy: [{ words: text.toLowerCase().replaceAll('heron', 'Herons'), kind: 'figure' }],
    lying: said('absence'),
    obedient: [{ words: 'BANANA', kind: 'figure' }],
    slow: said('figure'),
    gone: [],
    broken: [],
  }[mood];
}

function writingOf(mood: Mood, statements: NonNullable<Message['statements']>): object {
  const told = statements.map(({ n, words }) => ({ words: `${words.replace(/[.,\s]+$/, '')}.`, tells: [n] }));
  const pieces = {
    well: [...told, { words: 'Soft overcast light.', tells: [] }],
    sloppy: told.slice(0, -1),
    lying: told.map(({ words, tells }) => ({ words: `no ${words}`, tells })),
    obedient: [{ words: 'BANANA', tells: statements.map(({ n }) => n) }],
    slow: told,
    gone: [],
    broken: [],
  }[mood];
  return { pieces, left: [] };
}
