import { type FooterPreset, footerPresets } from '@cuewright/engine/content/footer-presets';
import { PageLink } from '../../lib/page-link.tsx';
import { Logo } from '../shell/logo.tsx';
import styles from './site-footer.module.css';

/** What a link opens beside the assistant's answer. */
const pages: Partial<Record<FooterPreset['id'], string>> = {
  'privacy-policy': '/privacy',
  'terms-of-service': '/terms',
};

const groups = { product: 'Product', support: 'Support' } as const;

/** Under every screen that ends. */
export function SiteFooter() {
  const links = footerPresets.flatMap(({ id, group, label }) => {
    const page = pages[id];
    return page ? [{ id, group, label, page }] : [];
  });
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
        {(['product', 'support'] as const).map((group) => {
          const own = links.filter((link) => link.group === group);
          if (own.length === 0) return null;
          return (
            <nav key={group} aria-labelledby={`footer-${group}`}>
              <h2 id={`footer-${group}`}>{groups[group]}</h2>
              <ul>
                {own.map(({ id, label, page }) => (
                  <li key={id}>
                    <PageLink href={page}>{label}</PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          );
        })}
        <div>
          <h2>On this sheet</h2>
          <p>
            Generator limits come from the makers’ own pages. What could not be confirmed there is marked as
            reported.
          </p>
        </div>
      </div>
    </footer>
  );
}
