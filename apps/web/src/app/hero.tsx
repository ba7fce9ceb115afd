import { preloadedScreen } from '../lib/preloaded-screen.ts';

/** The start page, whose code is fetched ahead where it stands in the page already. */
export const { Screen: Hero, preload: preloadHero } = preloadedScreen(() =>
  import('../steps/hero/hero-step.tsx').then(({ HeroStep }) => HeroStep),
);
