import type { BrainstormNote } from '@cuewright/contract';
import { Banner } from '../../../ui/banner/banner.tsx';
import { categoryNames } from '../category-names.ts';
import styles from './note-list.module.css';

/** Somebody else was first: both texts are there, and one of them is chosen. */
export function StaleNote({ current }: { current: BrainstormNote }) {
  return (
    <>
      <Banner tone="error" isNews head="This note was changed elsewhere after you opened it.">
        Your text is above, what is kept now is below. Nothing is lost until you choose.
      </Banner>
      <section className={styles.theirs} aria-label="What is kept now">
        <b>{current.title}</b>
        <span>{categoryNames[current.category]}</span>
        <p>{current.content}</p>
      </section>
    </>
  );
}
