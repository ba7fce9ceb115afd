import type { LightSource } from '../../shot/index.ts';

/** `lamp` where it is said how light falls and not what gives it. */
export type PlanSource = LightSource | 'lamp' | 'sky';

/** What each source burns at where nobody says it; a lamp of unknown making is taken for white. */
export const typicalKelvin: Record<PlanSource, number> = {
  lamp: 4500,
  sky: 8000,
  sunlight: 5200,
  moonlight: 6500,
  skylight: 8000,
  'window-light': 6500,
  'practical-light': 2700,
  neon: 6500,
  candlelight: 1900,
  firelight: 1900,
  streetlight: 2200,
  headlights: 4300,
  'screen-glow': 6500,
  lantern: 2200,
  'tungsten-light': 3200,
  'fluorescent-light': 4300,
  softbox: 5000,
  'ring-light': 5000,
  spotlight: 4500,
  flash: 5500,
  lightning: 9000,
  'stage-light': 4500,
};
