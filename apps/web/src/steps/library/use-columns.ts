import { useMedia } from '../../ui/use-media.ts';

/** How many cards stand beside each other. */
export function useColumns(): number {
  const isWidest = useMedia('(min-width: 1800px)');
  const isWide = useMedia('(min-width: 1240px)');
  const isMiddling = useMedia('(min-width: 960px)');
  const isNarrow = !useMedia('(min-width: 560px)');
  if (isWidest) return 5;
  if (isWide) return 4;
  if (isMiddling) return 3;
  return isNarrow ? 1 : 2;
}
