import { type Point, points } from '../geometry.ts';
import { drawApron } from './apron.ts';
import { type Figure, LEAST_FOR_HATCH } from './figure.ts';
import type { Facing } from './look.ts';
import { drawPack } from './pack.ts';
import { onTrunk } from './torso.ts';

/** Where the middle of the chest lies across the trunk. */
const MIDDLE: Readonly<Record<Facing, number>> = { front: 0, back: 0, 'three-quarter': 0.2, profile: 0.62 };
const LEAST = 64;

/** Collars, lapels, buttons, a bib: what tells one coat from another. */
export function drawSeams(figure: Figure): void {
  const { sheet, place, person, look, outfit, weight, spot } = figure;
  const { tones, facing } = look;
  if (look.isSilhouette || spot.unit < LEAST || (look.isOneOfMany && spot.unit < LEAST_FOR_HATCH)) return;
  const mid = MIDDLE[facing];
  const side = facing === 'profile' ? 0.5 : 1;
  const at = (aside: number, along: number): Point =>
    place(onTrunk(figure, Math.max(-1, Math.min(1, mid + aside * side)), along));
  const line = (pairs: string) => {
    const along = points(pairs).map(([aside, t]) => at(aside, t));
    sheet.line(along, { weight: weight * 0.85, round: along.length > 2, once: true });
  };
  /** Through hundredths of the trunk; `mirror` is the other side of the chest. */
  const shape = (tone: string, pairs: string, mirror = 1) =>
    sheet.shape(
      points(pairs).map(([aside, t]) => at(aside * mirror, t)),
      tone,
      { weight: weight * 0.85, once: true },
    );
  const belt = (tone: string, along: number) =>
    shape(tone, `-160 ${along + 4} 160 ${along + 4} 160 ${along - 6} -160 ${along - 6}`);
  const hem = () => line('-160 -3 0 -6 160 -3');
  if (facing === 'back') {
    if (person.garment === 'hoodie') shape(outfit.top, '-50 105 50 105 35 80 0 74 -35 80');
    else line('-34 104 0 100 34 104');
    if (person.garment === 'apron') belt(tones.lit, 34);
    if (person.garment === 'coat' || person.garment === 'robe') belt(tones.dark, 36);
    drawPack(figure);
    return;
  }
  switch (person.garment) {
    case 'plain':
      line('-40 106 -16 96 16 96 40 106');
      hem();
      break;
    case 'tshirt':
      line('-36 105 0 94 36 105');
      hem();
      break;
    case 'shirt':
      shape(outfit.top, '-34 108 -44 97 -14 90 0 98 14 90 44 97 34 108 0 100');
      line('0 98 2 50 0 -5');
      hem();
      break;
    case 'suit':
      shape(tones.lit, '-30 107 30 107 0 50');
      shape(outfit.top === tones.accent ? tones.dark : tones.accent, '-7 97 7 97 5 60 0 54 -5 60');
      for (const to of [-1, 1]) shape(outfit.top, '32 108 56 84 34 80 0 48 20 90', to);
      line('0 48 3 10 12 -18');
      break;
    case 'coat':
      for (const to of [-1, 1]) shape(outfit.top, '30 110 62 88 30 74 0 66 6 94', to);
      line('0 66 3 20 2 -60');
      belt(tones.near, 0.3);
      break;
    case 'dress':
    case 'gown':
      shape(tones.skin, '-50 106 50 106 34 90 0 84 -34 90');
      line('-140 40 0 37 140 40');
      break;
    case 'skirt':
      line('-36 105 0 92 36 105');
      break;
    case 'robe':
      line('34 106 10 80 -50 42');
      line('-34 106 -5 84 6 78');
      belt(tones.dark, 38);
      break;
    case 'hoodie':
      shape(outfit.top, '-66 100 -40 114 -24 106 0 95 24 106 40 114 66 100 34 88 0 82 -34 88');
      line('-12 90 -14 68');
      line('12 90 12 70');
      line('-50 6 -34 34 34 34 50 6');
      hem();
      break;
    case 'apron':
      line('-36 105 0 95 36 105');
      drawApron(figure, at);
      break;
    case 'uniform':
      line('-30 107 0 94 30 107');
      line('0 94 2 14');
      for (const to of [-1, 1]) shape(outfit.top, '24 76 62 76 60 58 26 58', to);
      for (const to of [-1, 1]) shape(tones.accent, '86 101 50 106 46 100 84 95', to);
      belt(tones.dark, 16);
      break;
    case 'armour':
      line('-100 48 0 34 100 48');
      line('0 98 2 36');
      line('-70 96 0 90 70 96');
      belt(tones.dark, 14);
      break;
    case 'overalls':
      shape(outfit.leg, '-42 74 42 74 62 30 120 24 120 -10 -120 -10 -120 24 -62 30');
      for (const to of [-1, 1]) shape(outfit.leg, '42 76 32 74 50 105 62 104', to);
      line('-20 60 20 60');
      break;
    case 'spacesuit':
      shape(tones.mid, '-45 66 45 66 45 36 -45 36');
      shape(tones.accent, '-30 58 -8 58 -8 48 -30 48');
      belt(tones.near, 12);
      break;
    case 'bare':
      line('-50 74 -10 70');
      line('10 70 50 74');
      belt(outfit.leg, 2);
  }
  drawPack(figure);
}
