import { PageLink } from './page-link.tsx';

/** From a sheet to what its colours mean. */
export function ReadingLink() {
  return <PageLink href="/reading">How Cuewright reads you</PageLink>;
}
