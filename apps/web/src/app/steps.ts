import type { ComponentType } from 'react';
import type { Address, StepId } from '../lib/address.ts';
import { lazyScreen } from '../lib/lazy-screen.ts';
import { methodNames } from '../lib/method-names.ts';
import { modeNames } from '../lib/methods.ts';
import { SiteFooter } from './footer/site-footer.tsx';
import { Hero } from './hero.tsx';
import { heroLinks } from './hero-links.tsx';
import { MeterStrip } from './meter-strip.tsx';
import type { ShellSlots } from './shell/shell.tsx';

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
  /** Where one is, in the top bar: the last word is here. */
  trail?: (address: Address) => string | readonly string[];
  /** Where else whoever is signed in can go from here, of the steps that are there. */
  links?: (table: Steps) => NonNullable<ShellSlots['links']>;
  /** A strip under the top bar, over the screen. */
  strip?: ComponentType;
  footer?: ComponentType;
  /** From edge to edge, as a builder is. */
  isFull?: boolean;
}

export type Steps = { hero: Step } & Partial<Record<StepId, Step>>;

export const steps: Steps = {
  hero: { screen: Hero, footer: SiteFooter, isPublic: true, links: heroLinks },
  method: {
    title: 'Choose Your Approach',
    screen: lazyScreen(() => import('../steps/method/method-step.tsx').then(({ MethodStep }) => MethodStep)),
    trail: () => 'Method',
    footer: SiteFooter,
  },
  mode: {
    title: 'Image or video',
    screen: lazyScreen(() => import('../steps/mode/mode-step.tsx').then(({ ModeStep }) => ModeStep)),
    trail: ({ method }) => [...(method ? [methodNames[method]] : []), 'Mode'],
    strip: MeterStrip,
    footer: SiteFooter,
  },
  steps: {
    title: methodNames.guided,
    screen: lazyScreen(() => import('../steps/simple/simple-step.tsx').then(({ SimpleStep }) => SimpleStep)),
    trail: ({ mode }) => [methodNames.guided, modeNames[mode ?? 'photo']],
    strip: MeterStrip,
    isFull: true,
  },
  'enhanced-steps': {
    title: methodNames.enhanced,
    screen: lazyScreen(() =>
      import('../steps/advanced/advanced-step.tsx').then(({ AdvancedStep }) => AdvancedStep),
    ),
    trail: ({ mode }) => [methodNames.enhanced, modeNames[mode ?? 'photo']],
    strip: MeterStrip,
    isFull: true,
  },
  automation: {
    title: methodNames.automation,
    screen: lazyScreen(() =>
      import('../steps/one-click/one-click-step.tsx').then(({ OneClickStep }) => OneClickStep),
    ),
    trail: ({ mode }) => [methodNames.automation, modeNames[mode ?? 'photo']],
    strip: MeterStrip,
    footer: SiteFooter,
  },
  optimizer: {
    title: methodNames.optimizer,
    screen: lazyScreen(() =>
      import('../steps/optimizer/optimizer-step.tsx').then(({ OptimizerStep }) => OptimizerStep),
    ),
    trail: ({ mode }) => [methodNames.optimizer, modeNames[mode ?? 'photo']],
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
  storyboard: {
    title: 'Storyboard',
    screen: lazyScreen(() =>
      import('../steps/storyboard/storyboard-step.tsx').then(({ StoryboardStep }) => StoryboardStep),
    ),
    trail: () => 'Storyboard',
    footer: SiteFooter,
  },
  library: {
    title: 'Library',
    screen: lazyScreen(() =>
      import('../steps/library/library-step.tsx').then(({ LibraryStep }) => LibraryStep),
    ),
    trail: () => 'Library',
    footer: SiteFooter,
  },
  trainer: {
    title: 'Trainer',
    screen: lazyScreen(() =>
      import('../steps/trainer/trainer-step.tsx').then(({ TrainerStep }) => TrainerStep),
    ),
    trail: () => 'Trainer',
    footer: SiteFooter,
  },
  payment: {
    title: 'Upgrade to Pro',
    screen: lazyScreen(() =>
      import('../steps/upgrade/upgrade-step.tsx').then(({ UpgradeStep }) => UpgradeStep),
    ),
    trail: () => 'Upgrade',
    footer: SiteFooter,
  },
  workspace: {
    title: 'Workspace',
    screen: lazyScreen(() =>
      import('../steps/workspace/workspace-step.tsx').then(({ WorkspaceStep }) => WorkspaceStep),
    ),
    trail: () => 'Workspace',
    footer: SiteFooter,
    isFull: true,
  },
  brainstorm: {
    title: 'Brainstorming',
    screen: lazyScreen(() =>
      import('../steps/brainstorm/brainstorm-step.tsx').then(({ BrainstormStep }) => BrainstormStep),
    ),
    trail: () => 'Brainstorm',
    footer: SiteFooter,
  },
  tools: {
    title: 'Prompting Tools',
    screen: lazyScreen(() => import('../steps/tools/tools-step.tsx').then(({ ToolsStep }) => ToolsStep)),
    trail: () => 'Tools',
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
