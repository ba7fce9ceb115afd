import { Dialog as Base } from '@base-ui/react/dialog';
import { Tabs } from '@base-ui/react/tabs';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import dialog from '../dialog/dialog.module.css';
import { UnsavedWords, useClosing } from '../dialog/unsaved-words.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useMedia } from '../use-media.ts';
import styles from './tabbed-dialog.module.css';

export interface DialogTab<Value extends string> {
  value: Value;
  label: string;
  icon: ReactNode;
  /** How many things are behind it. */
  count?: number | undefined;
  panel: ReactNode;
}

interface TabbedDialogProps<Value extends string> {
  isOpen: boolean;
  /** Escape, the cross, or a press beside it, unless a form inside has unsaved words. */
  onClose: () => void;
  title: string;
  /** Under the title. */
  lead?: ReactNode;
  /** Before the title: a face. */
  picture?: ReactNode;
  /** In the head, beside the cross. */
  actions?: ReactNode;
  /** Of the menu, read out. */
  label: string;
  tabs: readonly DialogTab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Several pages over the page, each behind a line of a menu. On a phone it is the whole screen, and the menu a row. */
export function TabbedDialog<Value extends string>({ isOpen, onClose, ...box }: TabbedDialogProps<Value>) {
  const { forms, onOpenChange } = useClosing(onClose);
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <UnsavedWords value={forms}>
          <Base.Backdrop className={dialog.scrim} />
          <Base.Viewport className={styles.viewport}>
            <Base.Popup className={classNames(dialog.popup, styles.popup)}>
              <Box
                {...box}
                heading={
                  <Base.Title className={styles.title} dir="auto">
                    {box.title}
                  </Base.Title>
                }
                close={
                  <Base.Close
                    render={
                      <IconButton label="Close">
                        <X />
                      </IconButton>
                    }
                  />
                }
              />
            </Base.Popup>
          </Base.Viewport>
        </UnsavedWords>
      </Base.Portal>
    </Base.Root>
  );
}

type BoxProps<Value extends string> = Omit<TabbedDialogProps<Value>, 'isOpen' | 'onClose' | 'title'> & {
  heading: ReactNode;
  close: ReactNode;
};

/** What is seen of it. */
export function Box<Value extends string>({
  heading,
  close,
  lead,
  picture,
  actions,
  label,
  tabs,
  value,
  onChange,
}: BoxProps<Value>) {
  const isNarrow = useMedia('(max-width: 860px)');
  const menu = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A row that is wider than the screen shows where one is.
    const line = isNarrow && menu.current?.querySelector(`[data-tab="${value}"]`);
    if (line) line.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [isNarrow, value]);
  return (
    <div className={styles.box}>
      <div className={dialog.stripe} />
      <div className={styles.head}>
        {picture}
        <div className={styles.words}>
          {heading}
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions}
        {close}
      </div>
      <Tabs.Root
        className={styles.main}
        orientation={isNarrow ? 'horizontal' : 'vertical'}
        value={value}
        onValueChange={onChange}
      >
        <Tabs.List ref={menu} className={styles.menu} aria-label={label}>
          {tabs.map((tab) => (
            <Tabs.Tab key={tab.value} className={styles.tab} value={tab.value} data-tab={tab.value}>
              {tab.icon}
              <span>{tab.label}</span>
              {tab.count !== undefined && <span className={styles.count}>{tab.count.toLocaleString()}</span>}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((tab) => (
          <Tabs.Panel key={tab.value} className={styles.panel} value={tab.value}>
            {tab.panel}
          </Tabs.Panel>
        ))}
      </Tabs.Root>
    </div>
  );
}
