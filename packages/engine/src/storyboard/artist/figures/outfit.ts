import type { Tones } from '../pencil/tones.ts';
import type { Garment, Person } from '../seeing/person.ts';
import type { Look } from './look.ts';

/** What somebody has on, as tones and lengths. */
export interface Outfit {
  top: string;
  sleeve: string;
  /** How far down the arm: 1 is the wrist. */
  sleeveTo: number;
  leg: string;
  /** How far down the leg, from the hip: 1 is the ankle. */
  legTo: number;
  shoe: string;
  /** Of a skirt, a coat or a robe, and how far down the leg it falls. */
  skirt?: { tone: string; to: number; flare: number };
  /** How much room is in it. */
  loose: number;
}

interface Cut {
  top: keyof Tones;
  leg: keyof Tones;
  sleeveTo?: number;
  legTo?: number;
  shoe?: keyof Tones;
  skirt?: { tone?: keyof Tones; to: number; flare: number };
  loose?: number;
  /** The named colour lies on the skirt alone. */
  colour?: 'skirt';
}

const CUTS: Readonly<Record<Garment, Cut>> = {
  plain: { top: 'mid', leg: 'near' },
  shirt: { top: 'far', leg: 'near' },
  tshirt: { top: 'lit', leg: 'mid', sleeveTo: 0.4, shoe: 'lit' },
  suit: { top: 'near', leg: 'near', skirt: { to: 0.16, flare: 0.2 } },
  coat: { top: 'mid', leg: 'dark', skirt: { to: 0.56, flare: 0.9 }, loose: 1.16 },
  dress: { top: 'mid', leg: 'skin', sleeveTo: 0.34, legTo: 0, skirt: { to: 0.6, flare: 1.7 } },
  gown: { top: 'lit', leg: 'skin', sleeveTo: 0.2, legTo: 0, skirt: { to: 1.04, flare: 2.6 } },
  skirt: {
    top: 'lit',
    leg: 'skin',
    legTo: 0,
    skirt: { tone: 'near', to: 0.48, flare: 1 },
    colour: 'skirt',
  },
  robe: { top: 'mid', leg: 'dark', skirt: { to: 1.0, flare: 1.3 }, loose: 1.5 },
  hoodie: { top: 'mid', leg: 'near', shoe: 'lit', loose: 1.25 },
  apron: { top: 'far', leg: 'near', sleeveTo: 0.62 },
  uniform: { top: 'near', leg: 'near', skirt: { to: 0.08, flare: 0.1 } },
  armour: {
    top: 'mid',
    leg: 'mid',
    shoe: 'near',
    skirt: { tone: 'near', to: 0.24, flare: 0.8 },
    loose: 1.12,
  },
  overalls: { top: 'far', leg: 'near', loose: 1.14 },
  spacesuit: { top: 'lit', leg: 'lit', shoe: 'mid', loose: 1.7 },
  bare: { top: 'skin', leg: 'near', sleeveTo: 0, legTo: 0.42, shoe: 'skin' },
};
const PLAIN_TOPS = ['mid', 'far', 'near', 'lit'] as const;
const PLAIN_LEGS = ['near', 'dark', 'mid', 'near'] as const;

/** Far away somebody is a dark stroke on the ground, or nobody at all. */
const FAR = 62;

export function outfitOf(
  { garment, tint, age }: Person,
  { tones, isWorn, isSilhouette }: Look,
  unit = 999,
): Outfit {
  if (isSilhouette) return { ...dressed(CUTS[garment], tones), ...allIn(tones.dark, CUTS[garment]) };
  const cut = CUTS[garment];
  const isPlain = garment === 'plain' || garment === 'shirt' || garment === 'tshirt';
  const own: Cut = {
    ...cut,
    ...(isPlain && {
      top: PLAIN_TOPS[tint % PLAIN_TOPS.length] ?? 'mid',
      leg: PLAIN_LEGS[tint % PLAIN_LEGS.length] ?? 'near',
    }),
    ...(isPlain && (age === 'child' || age === 'toddler') && tint % 2 === 0 && { legTo: 0.5 }),
  };
  const outfit = dressed(
    own,
    unit < FAR ? { ...tones, lit: tones.paper, mid: tones.near, near: tones.dark, far: tones.mid } : tones,
  );
  if (!isWorn || garment === 'spacesuit' || garment === 'armour' || garment === 'bare') return outfit;
  if (own.colour === 'skirt' && outfit.skirt)
    return { ...outfit, skirt: { ...outfit.skirt, tone: tones.accent } };
  return {
    ...outfit,
    top: tones.accent,
    sleeve: tones.accent,
    ...(outfit.skirt && { skirt: { ...outfit.skirt, tone: tones.accent } }),
    ...((garment === 'suit' || garment === 'overalls') && { leg: tones.accent }),
  };
}

function dressed(cut: Cut, tones: Tones): Outfit {
  return {
    top: tones[cut.top],
    sleeve: tones[cut.top],
    sleeveTo: cut.sleeveTo ?? 1,
    leg: tones[cut.leg],
    legTo: cut.legTo ?? 1,
    shoe: tones[cut.shoe ?? 'dark'],
    ...(cut.skirt && { skirt: { ...cut.skirt, tone: tones[cut.skirt.tone ?? cut.top] } }),
    loose: cut.loose ?? 1,
  };
}

function allIn(dark: string, { skirt }: Cut): Partial<Outfit> {
  return {
    top: dark,
    sleeve: dark,
    leg: dark,
    shoe: dark,
    ...(skirt && { skirt: { ...skirt, tone: dark } }),
  };
}
