import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './stale-note.module.css';

interface StaleNoteProps {
  /** As it is kept now, by whoever was first. */
  current: { title: string; content: string };
  /** What kind of note it is now, in a word. */
  kind?: string;
}

/** Somebody else was first: both texts are there, and one of them is chosen. */
export function StaleNote({ current, kind }: StaleNoteProps) {
  return (
    <>
      <Banner tone="error" isNews head="This note was changed elsewhere after you opened it.">
        Your text is above, what is kept now is below. Nothing is lost until you choose.
      </Banner>
      <section className={styles.theirs} aria-label="What is kept now">
        <b dir="auto">{current.title}</b>
        {kind && <span>{kind}</span>}
        <p dir="auto">{current.content}</p>
      </section>
    </>
  );
}

/** In the place of Cancel, once both texts are there. */
export function TakeTheirs({ onTake, size = 'm' }: { onTake: () => void; size?: 's' | 'm' }) {
  return (
    <Button look="bare" size={size} onClick={onTake}>
      Take theirs
    </Button>
  );
}

export const saveOverWords = 'Save mine over it';
