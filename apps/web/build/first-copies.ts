import type { Plugin } from 'vite';

const NAME = 'virtual:first-copies';

/** The copies of the first shot as the engine writes them at this build, so that the page shows them without the engine. */
export function firstCopies(): Plugin {
  return {
    name: 'first-copies',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: async (id) => {
      if (id !== `\0${NAME}`) return undefined;
      const [{ writeCopies }, { firstShot }] = await Promise.all([
        import('../src/lib/slate/write-copies.ts'),
        import('../src/features/guest-preview/first-shot.ts'),
      ]);
      return `export const firstCopies = ${JSON.stringify(writeCopies(firstShot.text))}`;
    },
  };
}
