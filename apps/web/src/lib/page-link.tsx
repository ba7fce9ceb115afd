import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { goTo } from './trail.ts';

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** Instead of going there by itself. */
  onFollow?: () => void;
}

/** A link within the app: opens in a new tab like any link, and otherwise without loading the page again. */
export function PageLink({ href, onClick, onFollow = () => goTo(href), ...rest }: PageLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isForBrowser =
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey;
    if (isForBrowser) return;
    event.preventDefault();
    onFollow();
  }
  return <a {...rest} href={href} onClick={follow} />;
}
