import { expect, it } from 'vitest';
import { listen } from './listen.ts';
import type { Recognition } from './speech.ts';

function stage() {
  const made: Recognition[] = [];
  const log: string[] = [];
  const make = () => {
    const recognition: Recognition = {
      lang: '',
      continuous: false,
      interimResults: false,
      onresult: null,
      onerror: null,
      onend: null,
      start: () => log.push('start'),
      abort: () => log.push('abort'),
    };
    made.push(recognition);
    return recognition;
  };
  const stop = listen({
    make,
    lang: 'en-US',
    onFinal: (words) => log.push(`final ${words}`),
    onInterim: (words) => log.push(`interim ${words}`),
    onStop: (trouble) => log.push(`stop ${trouble ?? ''}`),
  });
  const last = () => made.at(-1) as Recognition;
  const hear = (words: string, isFinal: boolean) =>
    last().onresult?.({ resultIndex: 0, results: [{ isFinal, 0: { transcript: words } }] });
  return { made, log, stop, last, hear };
}

it('[TOOL-3] listens on, hands over what is final and tells what may change', () => {
  const { log, hear, last } = stage();
  expect(last()).toMatchObject({ lang: 'en-US', continuous: true, interimResults: true });
  hear('a ferry', false);
  hear('A ferry at dusk', true);
  expect(log).toEqual(['start', 'interim a ferry', 'final A ferry at dusk', 'interim ']);
});

it('[TOOL-3] begins again when the service stops by itself, but not for ever in silence', () => {
  const { log, made, hear, last } = stage();
  last().onerror?.({ error: 'no-speech' });
  last().onend?.();
  expect(made).toHaveLength(2);
  hear('words', true);
  for (let n = 0; n < 20; n++) last().onend?.();
  expect(made).toHaveLength(7);
  expect(log.at(-1)).toContain('stop Nothing was heard');
});

it('[TOOL-3] stops for good when the microphone is refused, and when it is told to', () => {
  const refused = stage();
  refused.last().onerror?.({ error: 'not-allowed' });
  refused.last().onend?.();
  expect(refused.made).toHaveLength(1);
  expect(refused.log.at(-1)).toContain('stop This page may not use the microphone');

  const told = stage();
  const { onresult } = told.last();
  told.stop();
  onresult?.({ resultIndex: 0, results: [{ isFinal: true, 0: { transcript: 'too late' } }] });
  expect(told.log).toEqual(['start', 'interim ', 'stop ', 'abort']);
});
