import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Pager } from '../../../ui/pagination/pager.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import styles from './page-control.module.css';

interface PageControlProps {
  /** "Pages of users". */
  label: string;
  page: number;
  pages: number;
  /** "51 to 100 of 1,284". */
  text: string;
  onPage: (page: number) => void;
}

/** From page to page, to either end, or to a page by its number. */
export function PageControl({ label, page, pages, text, onPage }: PageControlProps) {
  const [typed, setTyped] = useState('');
  const wanted = Number(typed);
  const isThere = Number.isInteger(wanted) && wanted >= 1 && wanted <= pages;

  function jump(event: SyntheticEvent) {
    event.preventDefault();
    if (!isThere) return;
    setTyped('');
    onPage(wanted);
  }

  return (
    <div className={styles.control}>
      <Pager
        page={page}
        pages={pages}
        onPage={onPage}
        text={text}
        words={{ label, previous: 'Previous', next: 'Next' }}
      />
      {pages > 2 && (
        <form className={styles.jump} onSubmit={jump}>
          <label>
            <span>
              Page <VisuallyHidden>to go to</VisuallyHidden>
            </span>
            <input
              inputMode="numeric"
              placeholder={String(page)}
              value={typed}
              aria-invalid={typed !== '' && !isThere}
              onChange={(event) => setTyped(event.target.value.trim())}
            />
          </label>
          <span>of {pages.toLocaleString()}</span>
          <Button size="s" type="submit" disabled={!isThere}>
            Go
          </Button>
        </form>
      )}
    </div>
  );
}
