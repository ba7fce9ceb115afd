import { X } from 'lucide-react';
import { useState } from 'react';
import { keep, recall } from '../lib/memory.ts';
import { PageLink } from '../lib/page-link.tsx';
import { useSite } from '../lib/site.ts';
import { Banner } from '../ui/banner/banner.tsx';
import { IconButton } from '../ui/icon-button/icon-button.tsx';
import styles from './site-banner.module.css';

const PUT_AWAY = 'banner-put-away';

/** A line that an admin has set above every page. Put away it stays so, until it says something else. */
export function SiteBanner() {
  const banner = useSite()?.banner;
  const [putAway, setPutAway] = useState(() => recall('browser', PUT_AWAY));
  if (!banner || putAway === banner.text) return null;
  const { text, link } = banner;
  return (
    <aside className={styles.banner} aria-label="Word from the site">
      <div className={styles.line}>
        <Banner>
          {link === null ? (
            text
          ) : link.startsWith('/') ? (
            <PageLink href={link}>{text}</PageLink>
          ) : (
            <a href={link}>{text}</a>
          )}
        </Banner>
        <span className={styles.away}>
          <IconButton
            label="Put away"
            size="s"
            onClick={() => {
              // Without a memory it is there again after a reload.
              keep('browser', PUT_AWAY, text);
              setPutAway(text);
            }}
          >
            <X />
          </IconButton>
        </span>
      </div>
    </aside>
  );
}
