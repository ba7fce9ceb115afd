import { Button } from '../button/button.tsx';
import styles from './pagination.module.css';

interface PagerProps {
  /** From 1. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** "21 to 40 of 312", or "Page 2 of 16". */
  text: string;
  words: { label: string; previous: string; next: string };
}

/** For a list that is leafed through. */
export function Pager({ page, pages, onPage, text, words }: PagerProps) {
  return (
    <nav className={styles.pager} aria-label={words.label}>
      <span className={styles.text} role="status">
        {text}
      </span>
      <span className={styles.buttons}>
        <Button size="s" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {words.previous}
        </Button>
        <Button size="s" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          {words.next}
        </Button>
      </span>
    </nav>
  );
}
