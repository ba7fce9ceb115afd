import { wordsOf } from '@cuewright/engine/seen';
import type { Shot } from '@cuewright/engine/shot';

/** What else was said of the camera, where it is short enough for a corner. */
const MOST_SAID = 40;

/** "Medium shot, low angle, from the doorway": as much of the camera as was said, whether the picture can show it or not. */
export function seenFrom({ camera: { size, angle, text } }: Shot): string | undefined {
  const named = [size, angle].filter((one) => one !== undefined).map(written);
  const known = new Set(wordsOf(named.join(' ')));
  const isMore = wordsOf(text).some((word) => !known.has(word));
  const words = [...named, ...(isMore && text.length <= MOST_SAID ? [text] : [])].join(', ');
  return words === '' ? undefined : words;
}

/** As the trade writes it: a close-up keeps its hyphen. */
function written(name: string): string {
  return name.replace('worms-eye', "worm's eye").replace(/-(?!up$)/gu, ' ');
}
