import type { ReactNode, Ref } from 'react';
import styles from './panel-head.module.css';

interface PanelHeadProps {
  title: string;
  /** Where the focus goes when what had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** How much there is of it. */
  children?: ReactNode;
  /** What is said of it is read out when it changes. */
  isNews?: boolean;
  /** What can be done with all of it. */
  actions?: ReactNode;
}

/** The head of a page within a dialog. */
export function PanelHead({ title, titleRef, children, isNews = false, actions }: PanelHeadProps) {
  return (
    <div className={styles.head}>
      <h3 ref={titleRef} tabIndex={-1}>
        {title}
      </h3>
      {children && <p role={isNews ? 'status' : undefined}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
