import { useCallback, useEffect, useState } from 'react';
import { call } from '../../lib/api.ts';
import { logError } from '../../lib/log-error.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './contact-ways.module.css';

/** What the operator of this site has named, or that there is nothing. */
export function ContactWays() {
  const [contact, setContact] = useState<readonly string[] | 'failed'>();
  const ask = useCallback((signal?: AbortSignal) => {
    setContact(undefined);
    call('GET /api/site', signal ? { signal } : {}).then(
      (site) => setContact(site.contact),
      (error: unknown) => {
        if (signal?.aborted) return;
        logError('Failed to load the contact addresses:', error);
        setContact('failed');
      },
    );
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    ask(leaving.signal);
    return () => leaving.abort();
  }, [ask]);

  if (contact === undefined) return <p role="status">Loading the contact addresses …</p>;
  if (contact === 'failed')
    return (
      <div role="alert" className={styles.failed}>
        <p>The contact addresses couldn’t be loaded.</p>
        <Button onClick={() => ask()}>Try again</Button>
      </div>
    );
  if (contact.length === 0)
    return (
      <>
        <p>The operator of this site hasn’t given a contact address. Ask whoever pointed you to this site.</p>
        <p>
          If you run it, set <code>CONTACT</code> to an email address or a link.
        </p>
      </>
    );
  return (
    <ul className={styles.ways}>
      {contact.map((href) => {
        const email = /^mailto:(.*)$/.exec(href)?.[1];
        return (
          <li key={href}>
            <span>{email ? 'Email' : 'Web'}</span>
            {email ? (
              <a href={href}>{email}</a>
            ) : (
              <a href={href} target="_blank" rel="noreferrer">
                {href.replace(/^https:\/\/|\/$/g, '')}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
