import { imageLimits } from '@cuewright/contract';
import { type MadeFacts, readMetadata } from '@cuewright/engine/image-metadata';
import { inflate } from './inflate.ts';
import { rawPixels } from './raw-pixels.ts';
import { withoutFootage } from './without-footage.ts';

/** What the file last handed in says, or nothing where it cannot be opened. */
export type ReadByWorker = { facts: MadeFacts | undefined };

/** Files are handed in one after the other, beside the thread that draws the page. */
addEventListener('message', async ({ data: file }: MessageEvent<File>) => {
  const facts = await readFacts(file).catch(() => undefined);
  postMessage({ facts } satisfies ReadByWorker);
});

async function readFacts(file: File): Promise<MadeFacts | undefined> {
  const said = await withoutFootage(file);
  if (said.size > imageLimits.readHereBytes) return undefined;
  const bytes = new Uint8Array(await said.arrayBuffer());
  return await readMetadata(bytes, { inflate, pixels: () => rawPixels(file) });
}
