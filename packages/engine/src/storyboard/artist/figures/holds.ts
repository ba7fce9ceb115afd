import type { Pose, Prop } from '../seeing/person.ts';

type Arm = readonly [upper: number, lower: number];

interface Hold {
  near?: Arm;
  far?: Arm;
}

/** What the arms do with what is held, when they have nothing else to do. */
const HOLDS: Readonly<Record<Prop, Hold>> = {
  umbrella: { far: [24, 128] },
  book: { near: [8, 88], far: [26, 104] },
  paper: { near: [16, 96], far: [30, 108] },
  phone: { far: [22, 116] },
  guitar: { near: [-24, 68], far: [48, 104] },
  cup: { far: [24, 122] },
  glass: { far: [24, 126] },
  lantern: { far: [42, 84] },
  torch: { far: [46, 92] },
  bag: { near: [-4, 4] },
  suitcase: { near: [-4, 2] },
  cello: { near: [18, 74], far: [40, 150] },
  basket: { near: [2, 84] },
  flowers: { near: [8, 92], far: [22, 100] },
  net: { near: [14, 66], far: [32, 74] },
  tool: { near: [-58, 166], far: [30, 74] },
  key: { far: [30, 84] },
  pen: { near: [10, 82] },
  knife: { near: [10, 82], far: [34, 74] },
  stick: { far: [26, 52] },
  broom: { near: [34, 112], far: [34, 46] },
  ball: { near: [10, 78], far: [26, 88] },
  balloon: { far: [30, 142] },
  camera: { near: [54, 192], far: [70, 200] },
  violin: { near: [30, 96], far: [66, 112] },
  rope: { near: [14, 70], far: [32, 82] },
  sword: { far: [58, 112] },
  'fishing-rod': { near: [10, 76], far: [34, 84] },
  pan: { near: [6, 4], far: [30, 82] },
  brush: { far: [62, 112] },
  microphone: { far: [28, 148] },
};
/** Postures that leave the arms to what is held. */
const FREE: ReadonlySet<Pose> = new Set([
  'stand',
  'walk',
  'sit',
  'lean',
  'hold',
  'play',
  'kneel',
  'crouch',
  'sit-low',
]);

export function holdOf(prop: Prop | undefined, pose: Pose): Hold {
  if (prop === undefined) return {};
  const hold = HOLDS[prop];
  if (pose === 'show') return hold.near ? { near: [12, 114], far: [26, 118] } : {};
  // Whoever works or reads has the hands there already.
  return FREE.has(pose) || (pose === 'work' && (prop === 'camera' || prop === 'tool')) ? hold : {};
}
