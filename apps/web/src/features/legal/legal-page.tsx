import type { ReactNode } from 'react';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import styles from './legal-page.module.css';

export interface LegalSection {
  id: string;
  head: string;
  /** The section in one line, for whoever reads no further. */
  short: string;
  body: ReactNode;
}

interface LegalPageProps {
  title: string;
  lead: string;
  /** ISO, the day it came into force, where it is something one agrees to. */
  since?: string;
  sections: readonly LegalSection[];
}

/** A text of the site about itself: numbered, each section with its gist. */
export function LegalPage({ title, lead, since, sections }: LegalPageProps) {
  return (
    <article>
      <PageHead title={title}>{lead}</PageHead>
      {since && (
        <p className={styles.since}>
          In force since <time dateTime={since}>{dayOf(since)}</time>
        </p>
      )}
      <ol className={styles.sections}>
        {sections.map(({ id, head, short, body }) => (
          <li key={id} id={id}>
            <h2>{head}</h2>
            <div className={styles.body}>
              <p className={styles.short}>{short}</p>
              {body}
            </div>
          </li>
        ))}
      </ol>
    </article>
  );
}

/** The same words for everybody, whatever their browser speaks. */
function dayOf(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));
}
