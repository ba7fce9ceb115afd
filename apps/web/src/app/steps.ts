import type { ComponentType } from 'react';
import type { Address, Destination, StepId } from '../lib/address.ts';
import { lazyScreen } from '../lib/lazy-screen.ts';
import { SiteFooter } from './footer/site-footer.tsx';
import { Hero } from './hero.tsx';
import { MeterStrip } from './meter-strip.tsx';

/** Who comes, and with what address. */
export interface Visit extends Address {
  isSignedIn: boolean;
}

/** One step of the app. The issue that builds a step adds its entry to `steps`. */
export interface Step {
  /** Of the document; the start page goes by the product's name alone. */
  title?: string;
  /** `lazyScreen(() => import('../steps/…').then(({ … }) => …))`: its code comes when it is first shown. */
  screen: ComponentType;
  /** Where this visit has to go instead, if it may not be here. Without a guard everybody may. */
  guard?: (visit: Visit) => StepId | undefined;
  /** Where one is, in the top bar. */
  trail?: ComponentType;
  /** A strip under the top bar, over the screen. */
  strip?: ComponentType;
  footer?: ComponentType;
  /** From edge to edge, as a builder is. */
  isFull?: boolean;
}

export type Steps = { hero: Step } & Partial<Record<StepId, Step>>;

export const steps: Steps = {
  hero: { screen: Hero, footer: SiteFooter },
  method: {
    title: 'Choose Your Approach',
    screen: lazyScreen(() => import('../steps/method/method-step.tsx').then(({ MethodStep }) => MethodStep)),
    guard: signedInOnly,
    trail: () => 'Method',
    footer: SiteFooter,
  },
  mode: {
    title: 'Image or video',
    screen: lazyScreen(() => import('../steps/mode/mode-step.tsx').then(({ ModeStep }) => ModeStep)),
    guard: signedInOnly,
    trail: () => 'Mode',
    strip: MeterStrip,
    footer: SiteFooter,
  },
  reverse: {
    title: 'Image to Prompt',
    screen: lazyScreen(() =>
      import('../steps/image-to-prompt/image-to-prompt-step.tsx').then(
        ({ ImageToPromptStep }) => ImageToPromptStep,
      ),
    ),
    guard: signedInOnly,
    trail: () => 'Image to Prompt',
    strip: MeterStrip,
    footer: SiteFooter,
  },
  result: {
    title: 'Your prompt',
    screen: lazyScreen(() =>
      import('../steps/result/result-screen.tsx').then(({ ResultScreen }) => ResultScreen),
    ),
    guard: signedInOnly,
    strip: MeterStrip,
  },
};

/** A guard that sends whoever is not signed in to the start page. */
export function signedInOnly({ isSignedIn }: Visit): StepId | undefined {
  return isSignedIn ? undefined : 'hero';
}

/** Whether nobody gets to a step without signing in. */
export function turnsAway(
  { step, mode = null, method = null, id = null }: Destination,
  table: Steps,
): boolean {
  const visit: Visit = { step, mode, method, id, isSignedIn: false };
  return table[step]?.guard?.(visit) !== undefined;
}

/** The step to show: the one that is asked for, where its guard sends to, or the start page. */
export function stepFor(visit: Visit, table: Steps): StepId {
  let wanted = visit.step ?? 'hero';
  // Each guard is asked once at most, so guards that send to each other end at the start page.
  for (const _ of Object.keys(table)) {
    const step = table[wanted];
    if (!step) return 'hero';
    const instead = step.guard?.(visit);
    if (!instead) return wanted;
    wanted = instead;
  }
  return 'hero';
}
