import type { Segment } from '../../ui/part/part.ts';

/** As much of a prompt as has been rolled, whole words only; a stub stands for each part that is still to come. */
export function revealed(segments: readonly Segment[], share: number): Segment[] {
  const length = segments.reduce((sum, { text }) => sum + text.length, 0);
  let left = Math.floor(length * share);
  return segments.flatMap((segment): Segment[] => {
    const { text, part } = segment;
    if (left >= text.length) {
      left -= text.length;
      return [segment];
    }
    const words = text.slice(0, left).replace(/\S*$/, '');
    left = 0;
    if (words !== '') return [{ text: words, part }];
    return part ? [{ text: '', part, blank: '…' }] : [];
  });
}
