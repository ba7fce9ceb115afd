import styles from './typing-sign.module.css';

/** A reply is on its way; once it is there it can be had whole. */
export function TypingSign({ onShowAll }: { onShowAll?: () => void }) {
  return (
    <p className={styles.typing}>
      <span className={styles.reel} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>Aira is writing</span>
      {onShowAll && (
        <button type="button" className={styles.all} onClick={onShowAll}>
          Show all
        </button>
      )}
    </p>
  );
}
