import type { AnchorHTMLAttributes } from 'react';
import { type Destination, hrefOf, useAddress } from './address.ts';
import { PageLink } from './page-link.tsx';

interface StepLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: Destination;
  /** Instead of going there by itself. */
  onFollow?: () => void;
}

/** A link to a step. */
export function StepLink({ to, onFollow, ...rest }: StepLinkProps) {
  const [, go] = useAddress();
  return <PageLink {...rest} href={hrefOf(to)} onFollow={onFollow ?? (() => go(to))} />;
}
