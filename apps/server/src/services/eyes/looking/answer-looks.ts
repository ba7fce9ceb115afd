import type { Asked, Said } from '../messages.ts';

/** Looks at one picture after the other as the server asks; ends with it. */
export function answerLooks<Seen>(look: (asked: Asked) => Promise<Seen>): void {
  process.on('message', async (asked: Asked) => {
    const said: Said<Seen> = await look(asked).then(
      (seen) => ({ seen }),
      (error: unknown) => ({ failed: error instanceof Error ? error.message : 'unknown' }),
    );
    process.send?.(said);
  });
  process.on('disconnect', () => process.exit(0));
}
