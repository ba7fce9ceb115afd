import styles from './cto-letter.module.css';

/** The letter of a part of an instruction. */
export function CtoLetter({ letter }: { letter: string }) {
  return (
    <span className={styles.letter} aria-hidden="true">
      {letter}
    </span>
  );
}
