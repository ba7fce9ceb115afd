import type { FinderItem } from '../../ui/finder/finder.tsx';

/** Something that can be gone to. */
export interface CommandItem extends FinderItem {
  /** Other words that people look for it by. */
  keywords?: string;
}
