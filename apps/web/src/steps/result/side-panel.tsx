import { type ReactNode, type Ref, useId } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './side-panel.module.css';

interface SidePanelProps {
  title: string;
  titleRef?: Ref<HTMLHeadingElement>;
  className?: string | undefined;
  children: ReactNode;
}

/** What stands beside the sheet, under a heavy rule. */
export function SidePanel({ title, titleRef, className, children }: SidePanelProps) {
  const id = useId();
  return (
    <section className={classNames(styles.panel, className)} aria-labelledby={id}>
      <h2 id={id} ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
        {title}
      </h2>
      {children}
    </section>
  );
}
