import type { ReactNode } from 'react';
import type { WrittenShot } from '../../lib/slate/written-shot.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './slate.module.css';

interface SlateProps {
  /** What the shot is called. */
  title: string;
  shot: WrittenShot;
  /** Where the shot is typed. */
  field: ReactNode;
  /** A frame of it, or where one would be. */
  picture: ReactNode;
}

/** A shot on its report: its figures along the head, and below what it looks like and what was said. */
export function Slate({ title, shot, field, picture }: SlateProps) {
  return (
    <div className={styles.slate}>
      <div className={styles.head}>
        <h2 className={styles.name}>Camera report</h2>
        <dl className={styles.facts}>
          <div className={styles.cell}>
            <dt>Shot</dt>
            <dd className={styles.title}>{title}</dd>
          </div>
          {shot.facts.map(({ name, value }) => (
            <div key={name} className={styles.cell}>
              <dt>{name}</dt>
              <dd>{value ?? <Nothing />}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.shot}>
        {picture}
        {field}
      </div>
    </div>
  );
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true" className={styles.nothing}>
        –
      </span>
      <VisuallyHidden>Not said</VisuallyHidden>
    </>
  );
}
