import type { ReactNode } from 'react';
import type { WrittenShot } from '../../lib/slate/written-shot.ts';
import { classNames } from '../../ui/class-names.ts';
import { partLetters } from '../../ui/part/part.ts';
import { partInk } from '../../ui/part/part-ink.ts';
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
  /** Seen from above. */
  plan?: ReactNode;
}

/** A shot, ruled and sorted: what was said, in the boxes it belongs to. */
export function Slate({ title, shot, field, picture, plan }: SlateProps) {
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
      {field}
      <div className={classNames(styles.shot, !plan && styles.planless)}>
        {picture}
        <dl className={styles.boxes}>
          {shot.boxes.map(({ part, name, words }) => (
            <div key={part} className={styles.cell}>
              <dt>
                <span className={classNames(styles.letter, partInk(part))} aria-hidden="true">
                  {partLetters[part]}
                </span>
                {name}
              </dt>
              <dd>{words ?? <Nothing />}</dd>
            </div>
          ))}
          <div className={styles.cell}>
            <dt>Leave out</dt>
            <dd>{shot.leftOut ?? <Nothing />}</dd>
          </div>
        </dl>
        {plan && <div className={styles.plan}>{plan}</div>}
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
