import { expect, it, vi } from 'vitest';

it('what an admin has just set is not undone by an answer that was asked for before', async () => {
  const { promise: answer, resolve: give } = Promise.withResolvers<object>();
  vi.stubGlobal('fetch', () => answer);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  // The client takes the page's fetch as it finds it.
  vi.resetModules();
  const { currentSite, onSiteChange, tellSite } = await import('./site.ts');
  const leave = onSiteChange(() => undefined);
  const banner = { text: 'Closed on Sunday', link: null };
  tellSite({ promo: false, banner });
  give({ ok: true, json: async () => ({ promo: true, banner: null }) });
  await new Promise(setImmediate);
  expect(currentSite()).toEqual({ promo: false, banner });
  leave();
});
