import { footerPresets } from '@cuewright/engine/content/footer-presets';
import { sendPageEvent } from '../../lib/page-events.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { Logo } from '../shell/logo.tsx';
import styles from './site-footer.module.css';

const pages = footerPresets.flatMap((link) => ('page' in link ? [link.page] : []));

const groups = { product: 'Product', support: 'Support' } as const;

/** Under every screen that ends. */
export function SiteFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.sheet}>
        <div>
          <Logo />
          <p>
            Prompts for people who already know what they want the frame to look like, and for those still
            finding out.
          </p>
        </div>
        {(['product', 'support'] as const).map((group) => (
          <nav key={group} aria-labelledby={`footer-${group}`}>
            <h2 id={`footer-${group}`}>{groups[group]}</h2>
            <ul>
              {footerPresets
                .filter((link) => link.group === group)
                .map(({ id, label, message }) => (
                  <li key={id}>
                    <button type="button" onClick={() => sendPageEvent('openChatbot', { message })}>
                      {label}
                    </button>
                  </li>
                ))}
            </ul>
          </nav>
        ))}
        <div>
          <h2>On this sheet</h2>
          <p>
            Generator limits come from the makers’ own pages. What could not be confirmed there is marked as
            reported or unverified.
          </p>
        </div>
      </div>
      <nav className={styles.pages} aria-label="About this site">
        {pages.map(({ title, url }) => (
          <PageLink key={url} href={url}>
            {title}
          </PageLink>
        ))}
      </nav>
    </footer>
  );
}
