import { onPersonChanged } from './session-news.ts';
import { sharedValue } from './shared-value.ts';

/** A picture that another screen hands to Image to Prompt, until it is taken there. */
const wanted = sharedValue<File | undefined>(undefined);

export const handPicture = wanted.set;
export const onPictureHanded = wanted.listen;

/** The picture that was handed over, once. */
export function takeHandedPicture(): File | undefined {
  const file = wanted.get();
  if (file) wanted.set(undefined);
  return file;
}

// What one person wanted to look at is not there for the next.
onPersonChanged(() => wanted.set(undefined));
