import type { LightingPlan } from './lighting-plan.ts';
import type { PlanLight } from './plan-lights.ts';

/** A plan for whoever does not see it: "50mm f/2.8, dolly in. Window light 5600K from camera left." */
export function planWords({ camera, movement, lights, people }: LightingPlan): string {
  const lens = [camera, movement?.replaceAll('-', ' ')].filter(Boolean).join(', ');
  const subject = people === 1 ? 'One subject' : `${people} people`;
  return [
    lens,
    subject,
    ...lights.map((light) =>
      [light.name, light.kelvin && `${light.kelvin}K`, sideOf(light)].filter(Boolean).join(' '),
    ),
  ]
    .filter(Boolean)
    .map((words) => `${words}.`)
    .join(' ');
}

const sides = [
  'from the camera',
  'from the front right',
  'from camera right',
  'from behind right',
  'from behind',
  'from behind left',
  'from camera left',
  'from the front left',
] as const;

function sideOf({ bearing, height }: PlanLight): string {
  if (height === 'above') return 'from above';
  if (height === 'below') return 'from below';
  if (height === 'around') return 'from everywhere';
  return sides[Math.round(bearing / 45) % sides.length] ?? sides[0];
}
