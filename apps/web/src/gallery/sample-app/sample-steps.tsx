import pageStyles from '../../app/shell/shell.module.css';
import type { ShellSlots } from '../../app/shell/shell.tsx';
import type { Steps } from '../../app/steps.ts';
import type { StepId } from '../../lib/address.ts';
import { lazyScreen } from '../../lib/lazy-screen.ts';
import { StepLink } from '../../lib/step-link.tsx';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Meter } from '../../ui/meter/meter.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './sample-steps.module.css';

const places: readonly [StepId, string][] = [
  ['library', 'Library'],
  ['trainer', 'Trainer'],
  ['steps', 'Simple Steps'],
  ['tools', 'Tools'],
];

function Start() {
  return (
    <div className={pageStyles.page}>
      <h1>Start</h1>
      <ul>
        <li>
          <StepLink to={{ step: 'library', mode: 'photo' }}>To the library</StepLink>
        </li>
        <li>
          <StepLink to={{ step: 'trainer' }}>To a screen that breaks</StepLink>
        </li>
      </ul>
      <div className={styles.tall} />
      <StepLink to={{ step: 'library' }}>To the library, from far below</StepLink>
    </div>
  );
}

/** Breaks at first and works when it is tried again later, as a screen over bad data does. */
let isBroken = true;
function Breaking() {
  if (isBroken) {
    setTimeout(() => {
      isBroken = false;
    });
    throw new Error('This screen was made to break.');
  }
  return (
    <div className={pageStyles.page}>
      <h1>Trainer</h1>
    </div>
  );
}

function Strip() {
  return (
    <div className={styles.strip}>
      <Meter label="Prompts today" used={2} limit={6} text="2 of 6" />
    </div>
  );
}

function Footer() {
  return <footer className={styles.footer}>Generator limits come from the makers’ own pages.</footer>;
}

/** The shell with everything in it that a screen can put there, for pictures and journeys. */
export const sampleSteps: Steps = {
  hero: { screen: Start, footer: Footer, isPublic: true },
  library: {
    title: 'Library',
    isPublic: true,
    screen: lazyScreen(() => import('./sample-library.tsx').then(({ SampleLibrary }) => SampleLibrary)),
    trail: () => 'Library',
  },
  trainer: { title: 'Trainer', screen: Breaking, isPublic: true },
  steps: {
    title: 'Simple Steps',
    isPublic: true,
    screen: lazyScreen(() => import('./sample-builder.tsx').then(({ SampleBuilder }) => SampleBuilder)),
    trail: () => 'Simple Steps',
    strip: Strip,
    isFull: true,
  },
  workspace: { title: 'Workspace', screen: Start },
};

export const sampleSlots: ShellSlots = {
  links: places.map(([step, name]) => ({ key: step, link: <StepLink to={{ step }}>{name}</StepLink> })),
  user: (
    <Button look="bare">
      <Avatar name="Ines Moreau" />
      <VisuallyHidden>Ines Moreau</VisuallyHidden>
    </Button>
  ),
};
