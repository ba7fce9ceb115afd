import { afterEach, expect, it, vi } from 'vitest';

// The page's own target: outside a browser there is none.
const page = new EventTarget();
vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
const { onPageEvent, sendPageEvent } = await import('./page-events.ts');
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

it('[EVENT-1] carries what was said to whoever listens for it, until they stop', () => {
  const heard: unknown[] = [];
  const stop = onPageEvent('methodSelect', (method) => heard.push(method));
  stops.push(onPageEvent('openChatbot', ({ message }) => heard.push(message)));
  stops.push(onPageEvent('refreshUsage', (nothing) => heard.push(nothing ?? 'refresh')));
  sendPageEvent('methodSelect', 'enhanced');
  sendPageEvent('openChatbot', { message: 'Tell me about pricing' });
  sendPageEvent('refreshUsage');
  stop();
  sendPageEvent('methodSelect', 'guided');
  expect(heard).toEqual(['enhanced', 'Tell me about pricing', 'refresh']);
});
