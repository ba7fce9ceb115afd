import { adminLimits } from '@cuewright/contract';
import { type SyntheticEvent, useState } from 'react';
import { goBack } from '../../../lib/trail.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Pager } from '../../../ui/pagination/pager.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { goToListPage, nextPage, numberedPages, type PageFacts, pageText } from './list-page.ts';
import styles from './page-control.module.css';

interface PageControlProps {
  /** "Pages of users". */
  label: string;
  facts: PageFacts;
  /** Rows on this page. */
  shown: number;
}

/** From page to page, or to one by its number. */
export function PageControl({ label, facts, shown }: PageControlProps) {
  const [typed, setTyped] = useState('');
  const next = nextPage(facts);
  const page = facts.page ?? adminLimits.pages + 1;
  const pages = numberedPages(facts);
  const wanted = Number(typed);
  const isThere = typed !== '' && Number.isInteger(wanted) && wanted >= 1 && wanted <= pages;

  function leaf(to: number) {
    if (to > page) next && goToListPage(next);
    else if (facts.page === null) goBack();
    else goToListPage({ page: Math.min(to, pages) });
  }

  function jump(event: SyntheticEvent) {
    event.preventDefault();
    if (!isThere) return;
    setTyped('');
    goToListPage({ page: wanted });
  }

  return (
    <div className={styles.control}>
      <Pager
        page={page}
        pages={next ? page + 1 : page}
        onPage={leaf}
        text={pageText(facts, shown)}
        words={{ label, previous: 'Previous', next: 'Next' }}
      />
      {pages > 2 && (
        <form className={styles.jump} onSubmit={jump}>
          <label>
            <span>
              Page<VisuallyHidden> to go to</VisuallyHidden>
            </span>
            <input
              inputMode="numeric"
              autoComplete="off"
              placeholder={facts.page === null ? '' : String(page)}
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
