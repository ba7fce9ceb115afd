import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { type Destination, hrefOf, useAddress } from './address.ts';

interface StepLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: Destination;
  /** Instead of going there by itself. */
  onFollow?: () => void;
}

/** A link to a step: opens in a new tab like any link, and otherwise without loading the page again. */
export function StepLink({ to, onClick, onFollow, ...rest }: StepLinkProps) {
  const [, go] = useAddress();
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isForBrowser =
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey;
    // From a path that has no steps, the browser goes.
    if (isForBrowser || location.pathname !== '/') return;
    event.preventDefault();
    if (onFollow) onFollow();
    else go(to);
  }
  return <a {...rest} href={hrefOf(to)} onClick={follow} />;
}
