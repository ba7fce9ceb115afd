import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import popup from '../popup/popup.module.css';
import styles from './finder.module.css';

export interface FinderItem {
  id: string;
  label: string;
  /** A word on it, at the end of the line. */
  meta?: string;
  onChoose: () => void;
}

export interface FinderGroup<Item extends FinderItem = FinderItem> {
  label: string;
  items: readonly Item[];
}

interface FinderProps {
  isOpen: boolean;
  onClose: () => void;
  /** What can be looked for. */
  label: string;
  query: string;
  onQuery: (query: string) => void;
  /** What was found, best first; groups without items are left out. */
  groups: readonly FinderGroup[];
  /** Some of it is still on its way. */
  isLoading?: boolean;
  /** When nothing was found. */
  empty: ReactNode;
  /** Under the list: what else the keyboard does. */
  foot?: ReactNode;
}

/** One field over everything that can be gone to. */
export function Finder({
  isOpen,
  onClose,
  label,
  query,
  onQuery,
  groups,
  isLoading = false,
  empty,
  foot,
}: FinderProps) {
  const field = useRef<HTMLInputElement>(null);
  const found = groups.filter(({ items }) => items.length > 0);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.scrim} />
        <Dialog.Popup className={styles.box} aria-label={label} initialFocus={field}>
          <Base.Root
            inline
            open
            mode="none"
            autoHighlight="always"
            items={found}
            value={query}
            onValueChange={(next, { reason }) => reason !== 'item-press' && onQuery(next)}
            itemToStringValue={(item: FinderItem) => item.label}
          >
            <div className={styles.head}>
              <Search aria-hidden="true" />
              <Base.Input ref={field} aria-label={label} placeholder={label} />
            </div>
            <Base.Status className={styles.status}>
              {isLoading ? 'Looking …' : found.length === 0 && empty}
            </Base.Status>
            <Base.List className={classNames(popup.list, styles.list)}>
              {(group: FinderGroup) => (
                <Base.Group key={group.label} items={group.items}>
                  <Base.GroupLabel className={popup.group}>{group.label}</Base.GroupLabel>
                  <Base.Collection>
                    {(item: FinderItem) => (
                      <Base.Item
                        key={item.id}
                        value={item}
                        className={popup.item}
                        onClick={() => {
                          onClose();
                          item.onChoose();
                        }}
                      >
                        <span className={styles.label}>{item.label}</span>{' '}
                        {item.meta && <span className={popup.meta}>{item.meta}</span>}
                      </Base.Item>
                    )}
                  </Base.Collection>
                </Base.Group>
              )}
            </Base.List>
            {foot && <div className={styles.foot}>{foot}</div>}
          </Base.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
