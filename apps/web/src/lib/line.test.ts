import { afterEach, expect, it, vi } from 'vitest';
import { currentLine, watchLine } from './line.ts';

afterEach(() => vi.useRealTimers());

it('is up again though the browser says twice that it is online', async () => {
  vi.useFakeTimers();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => new Response());
  const leave = watchLine();
  page.dispatchEvent(new Event('offline'));
  expect(currentLine()).toBe('down');
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(currentLine()).toBe('back');
  page.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(currentLine()).toBe('up');
  leave();
});
