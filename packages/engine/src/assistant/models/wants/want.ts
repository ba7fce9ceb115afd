import type { Model } from '../../../catalogue/index.ts';

/** One thing a generator is wanted for. */
export interface Want {
  id: string;
  /** As in "that …". */
  words: string;
  fits: (model: Model) => boolean;
  /** The fact it rests on, for the list. */
  because?: (model: Model) => string | undefined;
  /** Better ones first. */
  rank?: (model: Model) => number;
  /** Ones that no longer run may be named too. */
  isOfStatus?: true;
}

export const isVideo = ({ mode }: Model): boolean => mode === 'video';

/** Whether it says what a generator should do, and not only that it is about a picture. */
export function isParticular({ id }: Want): boolean {
  return !['video', 'photo', 'new', 'popular', 'retired', 'legacy', 'maker', 'free', 'premium'].includes(id);
}
