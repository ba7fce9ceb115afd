import type { ImageModel } from 'ai';
import type { ModelUsage } from '../guards/usage.ts';
import { ModelError } from '../model-error.ts';
import { faultOf } from './fault-of.ts';
import { loadSdk } from './load-sdk.ts';

export interface PictureToAsk {
  prompt: string;
  shape: { size: `${number}x${number}` } | { aspectRatio: `${number}:${number}` };
  seed?: number | undefined;
}

/** Asks for one picture. Whatever is wrong with the answer is a `ModelError`. */
export async function askPicture(
  model: Exclude<ImageModel, string>,
  { prompt, shape, seed }: PictureToAsk,
  { signal, onUsage }: { signal: AbortSignal; onUsage: (usage: ModelUsage) => void },
): Promise<Uint8Array> {
  const { generateImage } = await loadSdk();
  try {
    const { image } = await generateImage({
      model,
      prompt,
      n: 1,
      ...shape,
      ...(seed !== undefined && { seed }),
      maxRetries: 0,
      abortSignal: signal,
    });
    onUsage({ input: 0, output: 0, pictures: 1 });
    return image.uint8Array;
  } catch (thrown) {
    const fault = signal.aborted ? signal.reason : faultOf(thrown);
    // Too late or unreadable, it may have been drawn and charged all the same.
    if (!(fault instanceof ModelError) || fault.kind === 'garbled')
      onUsage({ input: 0, output: 0, pictures: 1 });
    throw fault;
  }
}
