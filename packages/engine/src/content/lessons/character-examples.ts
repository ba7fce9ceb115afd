import type { Mode } from '../../shot/shot.ts';

/** Somebody in marks that a lens can see, and the marks at work in a shot. */
export interface CharacterExample {
  id: string;
  name: string;
  marks: readonly [string, string, string];
  mode: Mode;
  prompt: string;
}

export const characterExamples = [
  {
    id: 'harbour-pilot',
    name: 'Ilse, harbour pilot',
    marks: ['Grey crop, knitted cap', 'Orange float coat, left reflector torn', 'Chews a match'],
    mode: 'photo',
    prompt:
      'Ilse, fifty-five, grey crop under a knitted cap, orange float coat with the left reflector torn, a match between her teeth, steps from a launch onto a rope ladder. Low angle from the launch, 35mm, full shot. Dawn, fog, the ship a black wall above her.',
  },
  {
    id: 'piano-mover',
    name: 'Abel, piano mover',
    marks: ['Shoulders wider than doors', 'Strap worn white', 'Walks backwards by habit'],
    mode: 'video',
    prompt:
      'Abel, forty, shoulders wider than the door, a leather strap worn white at one buckle, comes down a spiral stair backwards with an upright piano above him. High angle, 28mm, static, full shot. Skylight from the top of the stairwell. Sound: felt, breath, one low string.',
  },
  {
    id: 'chess-prodigy',
    name: 'Noemi, nine, plays chess',
    marks: ['Two plaits, one come undone', 'Inky right middle finger', 'Feet that do not reach the floor'],
    mode: 'photo',
    prompt:
      'Noemi, nine, two plaits with one come undone, ink on her right middle finger, sits over an end game with her feet crossed above the parquet. Profile at table height, 85mm, f/2.8, medium close-up. Window light from beyond the board, the clock red and sharp in front.',
  },
  {
    id: 'night-nurse',
    name: 'Samuel, night nurse',
    marks: ['White clogs with a blue biro dot', 'Watch pinned upside down', 'Hums before he enters'],
    mode: 'video',
    prompt:
      'Samuel, thirty, white clogs marked with a dot of blue biro, watch pinned upside down, walks a ward corridor at three in the morning, stops at a door, hums two notes and goes in. Wide shot from the far end, 50mm, static. Night lights at skirting height. Sound: clogs, two notes, the latch.',
  },
  {
    id: 'fortune-teller',
    name: 'Madame Petrova, retired',
    marks: ['Cardigan over sequins', 'Nails cut short, one left long', 'Glasses on a cord'],
    mode: 'photo',
    prompt:
      'Madame Petrova, eighty-one, a beige cardigan over sequins, reading glasses on a curtain cord, one long nail tapping a betting slip at a kitchen table. Close-up from across the oilcloth, 65mm, f/4. A pendant lamp from above, low; the cards under the sugar bowl.',
  },
  {
    id: 'border-dog-handler',
    name: 'Corporal Haas and Mitzi',
    marks: ['Sleeves rolled to one height', 'Dog hair to the knee', 'A sausage in the map pocket'],
    mode: 'video',
    prompt:
      'Corporal Haas, sleeves rolled to exactly one height, dog hair up to the knee, stands at a barrier while Mitzi, an elderly spaniel, searches his own map pocket instead of the lorry. Medium wide shot, 40mm, static, eye level. Midday sun, heat over the road. Sound: a diesel idling, a snuffle.',
  },
] as const satisfies readonly CharacterExample[];
