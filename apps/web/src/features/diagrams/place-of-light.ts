import type { PlanLight, PlanSource } from '@cuewright/engine/lighting-plan';
import type { LightKind } from './light.tsx';

/** How each source is drawn. */
const kinds: Record<PlanSource, LightKind> = {
  lamp: 'lamp',
  sky: 'open-sky',
  sunlight: 'sun',
  moonlight: 'moon',
  skylight: 'sky',
  'window-light': 'window',
  'practical-light': 'lamp',
  neon: 'tube',
  candlelight: 'lamp',
  firelight: 'below',
  streetlight: 'above',
  headlights: 'beams',
  'screen-glow': 'screen',
  lantern: 'lamp',
  'tungsten-light': 'lamp',
  'fluorescent-light': 'ceiling',
  softbox: 'soft',
  'ring-light': 'ring',
  spotlight: 'spot',
  flash: 'lamp',
  lightning: 'lamp',
  'stage-light': 'above',
};

/** What hangs over the set, and is drawn as such wherever it is. */
const overhead: readonly LightKind[] = ['ceiling', 'sky', 'open-sky', 'noon'];

const CENTRE = { x: 160, y: 84 };
/** Lights stand on an oval around the subject, which leaves room for their words. */
const AWAY = { x: 104, y: 60 };
/** How much of the set is seen, so that words on it can be read in a narrow column. */
export const LEFT = 40;
export const RIGHT = 280;
const MARGIN = 16;
/** What is so tall that words have to stand under it. */
const tall: readonly LightKind[] = ['window', 'soft', 'tube', 'ring', 'beams', 'spot'];

export function placeOfLight({ source, bearing, height, isSoft }: PlanLight) {
  const kind = kindOf(kinds[source], height, isSoft);
  return { kind, ...(height === 'level' ? around(bearing) : CENTRE) };
}

function kindOf(kind: LightKind, height: PlanLight['height'], isSoft: boolean): LightKind {
  if (height === 'level') {
    if (kind === 'lamp' && isSoft) return 'soft';
    return kind === 'above' || kind === 'below' ? 'lamp' : kind;
  }
  if (height === 'around') return kind === 'open-sky' ? kind : 'all-around';
  if (height === 'below') return 'below';
  if (kind === 'sun') return 'noon';
  return overhead.includes(kind) ? kind : 'above';
}

/** Beside the light, towards the edge where there is room; there may be a second line. */
export function placeOfWords(light: PlanLight) {
  const { bearing, height } = light;
  const [left, right] = [LEFT + MARGIN, RIGHT - MARGIN];
  if (height === 'below') return { x: left, y: 152, anchor: 'start' } as const;
  if (height !== 'level') return { x: right, y: height === 'around' ? 54 : 28, anchor: 'end' } as const;
  const { x, y } = around(bearing);
  const under = Math.min(y + (tall.includes(placeOfLight(light).kind) ? 66 : 28), 150);
  if (x < CENTRE.x - 30) return { x: left, y: under, anchor: 'start' } as const;
  if (x > CENTRE.x + 30) return { x: right, y: under, anchor: 'end' } as const;
  return y > CENTRE.y
    ? ({ x: right, y: 140, anchor: 'end' } as const)
    : ({ x: x + 20, y: 22, anchor: 'start' } as const);
}

function around(bearing: number) {
  const turn = (bearing * Math.PI) / 180;
  return {
    x: Math.round(CENTRE.x + AWAY.x * Math.sin(turn)),
    y: Math.round(CENTRE.y + AWAY.y * Math.cos(turn)),
  };
}
