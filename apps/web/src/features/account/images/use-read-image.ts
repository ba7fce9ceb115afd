import type { ImageReference } from '@cuewright/contract';
import { useState } from 'react';
import { useAddress } from '../../../lib/address.ts';
import { markOfCollection } from '../../../lib/collection-picture.ts';
import { logError } from '../../../lib/log-error.ts';
import { handPicture } from '../../../lib/wanted-picture.ts';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { keptName } from './kept-name.ts';

/** Opens Image to Prompt with a picture of the collection. Tells which one is on its way there. */
export function useReadImage() {
  const [, go] = useAddress();
  const [reading, setReading] = useState<string>();

  async function readImage(image: ImageReference): Promise<void> {
    if (reading !== undefined) return;
    setReading(image.id);
    try {
      const answer = await fetch(image.url);
      if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}.`);
      const bytes = await answer.blob();
      handPicture(markOfCollection(new File([bytes], keptName(image), { type: bytes.type })));
      go({ step: 'reverse' });
    } catch (error) {
      logError('Failed to open picture:', error);
      showToast({
        title: 'Not opened',
        text: 'The picture could not be loaded. Try again.',
        tone: 'error',
      });
    } finally {
      setReading(undefined);
    }
  }

  return { reading, readImage };
}
