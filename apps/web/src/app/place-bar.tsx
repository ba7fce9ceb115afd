import { BookOpen, Clapperboard, FolderOpen, GraduationCap, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type StepId, useAddress } from '../lib/address.ts';
import { useOffers } from '../lib/offered-steps.ts';
import { StepLink } from '../lib/step-link.tsx';
import styles from './place-bar.module.css';

const places: readonly (readonly [StepId, string, ReactNode])[] = [
  ['method', 'New', <Plus key="method" aria-hidden="true" />],
  ['library', 'Library', <BookOpen key="library" aria-hidden="true" />],
  ['storyboard', 'Boards', <Clapperboard key="storyboard" aria-hidden="true" />],
  ['trainer', 'Learn', <GraduationCap key="trainer" aria-hidden="true" />],
  ['workspace', 'Workspaces', <FolderOpen key="workspace" aria-hidden="true" />],
];

/** At the thumb of whoever holds a phone: the places one goes to most. Where a step has a bar of its own there, that one stands alone. */
export function PlaceBar() {
  const [{ step }] = useAddress();
  const offers = useOffers();
  return (
    <nav className={styles.bar} aria-label="Places" data-place-bar>
      {places
        .filter(([place]) => offers(place))
        .map(([place, name, sign]) => (
          <StepLink key={place} to={{ step: place }} {...(place === step && { 'aria-current': 'page' })}>
            {sign}
            {name}
          </StepLink>
        ))}
    </nav>
  );
}
