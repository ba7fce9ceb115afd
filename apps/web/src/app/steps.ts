import type { ComponentType } from 'react';
import type { Address, StepId } from '../lib/address.ts';
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
  /** Open to whoever is not signed in. Every other step asks them to sign in. */
  isPublic?: boolean;
  /** Where this visit has to go instead, if something it needs is missing. */
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
  hero: { screen: Hero, footer: SiteFooter, isPublic: true },
  method: {
    title: 'Choose Your Approach',
    screen: lazyScreen(() => import('../steps/method/method-step.tsx').then(({ MethodStep }) => MethodStep)),
    trail: () => 'Method',
    footer: SiteFooter,
  },
  mode: {
    title: 'Image or video',
    screen: lazyScreen(() => import('../steps/mode/mode-step.tsx').then(({ ModeStep }) => ModeStep)),
    trail: () => 'Mode',
    strip: MeterStrip,
    footer: SiteFooter,
  },
  steps: {
    title: 'Simple Steps',
    screen: lazyScreen(() => import('../steps/simple/simple-step.tsx').then(({ SimpleStep }) => SimpleStep)),
    trail: () => 'Simple Steps',
    strip: MeterStrip,
    isFull: true,
  },
  'enhanced-steps': {
    title: 'Advanced Steps',
    screen: lazyScreen(() =>
      import('../steps/advanced/advanced-step.tsx').then(({ AdvancedStep }) => AdvancedStep),
    ),
    trail: () => 'Advanced Steps',
    strip: MeterStrip,
    isFull: true,
  },
  automation: {
    title: 'One-Click',
    screen: lazyScreen(() =>
      import('../steps/one-click/one-click-step.tsx').then(({ OneClickStep }) => OneClickStep),
    ),
    trail: () => 'One-Click',
    strip: MeterStrip,
  },
  optimizer: {
    title: 'Auto Optimizer',
    screen: lazyScreen(() =>
      import('../steps/optimizer/optimizer-step.tsx').then(({ OptimizerStep }) => OptimizerStep),
    ),
    trail: () => 'Auto Optimizer',
    strip: MeterStrip,
  },
  reverse: {
    title: 'Image to Prompt',
    screen: lazyScreen(() =>
      import('../steps/image-to-prompt/image-to-prompt-step.tsx').then(
        ({ ImageToPromptStep }) => ImageToPromptStep,
      ),
    ),
    trail: () => 'Image to Prompt',
    strip: MeterStrip,
    footer: SiteFooter,
  },
  result: {
    title: 'Your prompt',
    screen: lazyScreen(() =>
      import('../steps/result/result-screen.tsx').then(({ ResultScreen }) => ResultScreen),
    ),
    trail: () => 'Result',
    strip: MeterStrip,
    footer: SiteFooter,
  },
};

/** Whether a step asks whoever is signed out to sign in. */
export function needsSignIn(step: StepId, table: Steps): boolean {
  return table[step] !== undefined && !table[step].isPublic;
}

/** The step to show: the one that is asked for, where its guard sends to, or the start page. */
export function stepFor(visit: Visit, table: Steps): StepId {
  let wanted = visit.step ?? 'hero';
  // Each guard is asked once at most, so guards that send to each other end at the start page.
  for (const _ of Object.keys(table)) {
    const step = table[wanted];
    if (!step || (!visit.isSignedIn && !step.isPublic)) return 'hero';
    const instead = step.guard?.(visit);
    if (!instead) return wanted;
    wanted = instead;
  }
  return 'hero';
}
