import { palettes, tones } from '../../content/banks/shared.ts';
import {
  alreadyWith,
  cameraByName,
  opensOverhead,
  opensWithFigure,
} from '../../language/surroundings/cameras.ts';
import { lightByName } from '../../language/surroundings/lights.ts';
import { positioned } from '../../language/surroundings/positioned.ts';
import type { Shot } from '../../shot/shot.ts';
import type { Chosen, Slot } from './additions-for.ts';
import { type Draw, pick } from './draw.ts';

/** A stretch as it stands in the text, and what it was put together from. */
export interface Phrase extends Chosen {
  words: string;
}

type Joint = (text: string) => string;

const bare: Joint = (text) => capital(text);

/** Puts what was chosen into the shot, in words that follow from one another. */
export function phrase(shot: Shot, chosen: readonly Chosen[], still: boolean, draw: Draw): Phrase[] {
  const said = new Map(chosen.map((one) => [one.slot, one.text]));
  const phrases: Phrase[] = [];
  const tell = (slot: Slot, words: string): string => {
    phrases.push({ slot, text: said.get(slot) ?? '', words });
    return words;
  };
  const { light, camera, when, place, look, finish, sound } = Object.fromEntries(said) as Partial<
    Record<Slot, string>
  >;
  const leads = when !== undefined && light !== undefined && draw(3) === 0;

  if (light !== undefined) {
    if (leads) {
      tell('when', capital(when));
      shot.light.text = `${capital(when)}, ${tell('light', light)}`;
    } else shot.light.text = tell('light', (pick(draw, lightJoints(light)) ?? bare)(light));
  }
  if (camera !== undefined)
    shot.camera.text = [
      shot.camera.text,
      tell('camera', (pick(draw, cameraJoints(camera, still)) ?? bare)(camera)),
    ]
      .filter((text) => text !== '')
      .join('. ');
  tellPlace(shot, leads ? undefined : when, place, draw, tell);
  shot.details = [
    ...(look === undefined ? [] : [tell('look', (pick(draw, lookJoints(look)) ?? bare)(look))]),
    ...(finish === undefined ? [] : [tell('finish', capital(finish))]),
  ].join('. ');
  if (sound !== undefined) shot.audio.ambience = [tell('sound', (pick(draw, soundJoints) ?? bare)(sound))];
  return phrases;
}

/** When and where: both behind the idea, or the place in a sentence of its own, or both in one. */
function tellPlace(
  shot: Shot,
  when: string | undefined,
  place: string | undefined,
  draw: Draw,
  tell: (slot: Slot, words: string) => string,
): void {
  const follows = isOneClause(shot.subject.text);
  const first = when === undefined ? '' : tell('when', follows ? when : capital(when));
  if (place === undefined) {
    shot.place.text = first;
    return;
  }
  const behind = draw(3);
  if (positioned.test(place) || behind === 0 || first !== '') {
    if (first !== '' && !first.includes(',') && !shot.subject.text.includes(',') && draw(2) === 0)
      shot.place.text = `${first}, ${tell('place', place)}`;
    else if (first === '' && follows && draw(2) === 0) shot.place.text = tell('place', `with ${place}`);
    else shot.place.text = [first, tell('place', capital(place))].filter((text) => text !== '').join('. ');
  } else if (behind === 1) {
    shot.place.background = place;
    tell('place', `Behind, ${place}`);
  } else {
    shot.place.foreground = place;
    tell('place', `In the foreground, ${place}`);
  }
}

/** Short enough, and with no end of a sentence in it, so that more can follow behind a comma. */
function isOneClause(idea: string): boolean {
  return idea.length <= 90 && !/[.!?…。！？:;\n]/.test(idea) && !/[^\p{L}\p{N})'’"”]$/u.test(idea);
}

/** Made of small words: what two prompts share should not be their scaffolding. */
function lightJoints(text: string): readonly Joint[] {
  if (lightByName.test(text) || ofTone.has(text)) return [bare];
  return [bare, (words) => `By ${words}`];
}

function cameraJoints(camera: string, still: boolean): readonly Joint[] {
  if (!cameraByName.test(camera)) return [bare];
  if (still && opensWithFigure.test(camera)) return [(words) => `At ${words}`];
  if (opensOverhead.test(camera)) return [(words) => `From ${words}`];
  if (!still) return [bare, (words) => `In ${words}`];
  return [
    bare,
    (words) => `On ${words}`,
    ...(alreadyWith.test(camera) ? [] : [(words: string) => `With ${words}`]),
  ];
}

function lookJoints(text: string): readonly Joint[] {
  return inColour.has(text) ? [bare, (words) => `In ${words}`, (words) => `All in ${words}`] : [bare];
}

const ofTone: ReadonlySet<string> = new Set(tones.map(({ text }) => text));

const inColour: ReadonlySet<string> = new Set(palettes.map(({ text }) => text));

const soundJoints: readonly Joint[] = [
  (words) => `Sound: ${words}`,
  (words) => `Under it, the sound of ${words}`,
];

/** The orders in which the parts behind the idea are told. */
export const orders = [
  ['place', 'light', 'camera', 'technical'],
  ['light', 'place', 'camera', 'technical'],
  ['camera', 'light', 'place', 'technical'],
  ['camera', 'place', 'light', 'technical'],
  ['light', 'camera', 'place', 'technical'],
  ['place', 'camera', 'technical', 'light'],
] as const;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
