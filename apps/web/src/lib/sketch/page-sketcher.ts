import { openSketcher } from './sketcher.ts';

/** The page's own: one thread, and one memory, for every card. */
export const pageSketcher = openSketcher({
  newThread: () => new Worker(new URL('./sketch-worker.ts', import.meta.url), { type: 'module' }),
  toAddress: (svg) => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })),
  letGo: (address) => URL.revokeObjectURL(address),
});
