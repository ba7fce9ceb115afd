import type { Camera, Line, Shot } from '../shot/shot.ts';
import { opening } from './plain-opening.ts';
import { article, listed, type Sentence, say, sentence, withCapital } from './sentence.ts';
import {
  directionEnds,
  effectNames,
  focusSentences,
  framingSentences,
  lensKindNames,
  movementSentences,
  qualityNames,
  sourceNames,
  wholeEffects,
} from './wordings.ts';

/** A note as a cinematographer writes one, of a shot without what its own words tell: who and where, the move, the light, the glass, the feeling, the sound. */
export function writePlain(fresh: Shot): readonly Sentence[] {
  return [
    ...opening(fresh),
    ...framing(fresh),
    ...ownWords('camera', fresh.camera.text),
    ...movement(fresh),
    ...surroundings(fresh),
    ...light(fresh),
    ...ownWords('light', fresh.light.text),
    ...glass(fresh),
    ...mood(fresh),
    ...look(fresh),
    ...ownWords('technical', fresh.details),
    ...sound(fresh),
  ];
}

function framing({ camera }: Shot): Sentence[] {
  return camera.framings.map((value) => sentence(say('camera', framingSentences[value])));
}

function movement({ camera, mode }: Shot): Sentence[] {
  return camera.movement && mode === 'video'
    ? [sentence(say('camera', movementSentences[camera.movement]))]
    : [];
}

function surroundings({ place }: Shot): Sentence[] {
  const { foreground, background, density } = place;
  return [
    sentence(
      say('place', foreground && `In the foreground, ${lower(foreground)}`),
      say(
        'place',
        background && (foreground ? `; behind, ${lower(background)}` : `Behind, ${lower(background)}`),
      ),
    ),
    sentence(say('place', density && `In the frame, ${lower(density)}`)),
  ];
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1);
}

/** "Soft window light from the left, about 3200 K." */
function light({ light: { source, direction, quality, temperature } }: Shot): Sentence[] {
  const named = quality && qualityNames[quality];
  const before = named && 'before' in named ? named.before : '';
  const noun = source ? sourceNames[source] : before !== '' || direction || temperature ? 'light' : '';
  const words = [before, noun, direction && directionEnds[direction]]
    .filter((word) => word !== undefined && word !== '')
    .join(' ');
  const kelvin = temperature === undefined ? '' : `${words === '' ? 'Light at' : ', about'} ${temperature}K`;
  return [
    sentence(say('light', `${words}${kelvin}`)),
    sentence(say('light', named && 'alone' in named ? named.alone : undefined)),
  ];
}

/** "Shot on ARRI Alexa Mini with an 85mm lens at f/1.8, 1/50s, ISO 800." */
function glass({ camera }: Shot): Sentence[] {
  const words = glassWords(camera);
  return [
    sentence(say('technical', words && `Shot ${words}`)),
    sentence(say('technical', camera.focus && focusSentences[camera.focus])),
  ];
}

/** "on ARRI Alexa Mini with an 85mm lens at f/1.8, 1/50s, ISO 800", as it stands behind a verb. */
export function glassWords(camera: Camera): string {
  const { body, sensor, aperture, shutter, iso } = camera;
  const lens = lensName(camera);
  const exposure = [aperture, shutter && seconds(shutter), iso && `ISO ${iso}`].filter(
    (value) => value !== undefined && value !== 0,
  );
  return [
    body && `on ${body}${sensor ? ` (${sensor})` : ''}`,
    !body && sensor ? `on a ${sensor} sensor` : undefined,
    lens && `${body ? 'with' : 'on'} ${article(lens)} ${lens}`,
    exposure.length > 0 ? `at ${listed(exposure.map(String))}` : undefined,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
}

export function seconds(shutter: string): string {
  return shutter.endsWith('s') ? shutter : `${shutter}s`;
}

export function lensName({ lens }: Camera): string {
  if (!lens) return '';
  const millimetres =
    lens.mm === undefined ? '' : `${lens.mm}${lens.toMm === undefined ? '' : `-${lens.toMm}`}mm`;
  const kind = lens.kind ? lensKindNames[lens.kind] : 'lens';
  const name = [millimetres, lens.maxAperture, kind]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
  return name === 'lens' ? '' : name;
}

function mood({ mood: words }: Shot): Sentence[] {
  if (words === '') return [];
  const bare =
    /^[\p{Ll}-]+(?:(?:,| and) [\p{Ll}-]+)*$/u.test(words) &&
    words.length < 60 &&
    !/\b(?:mood|feeling|atmosphere|light|tone)\b/.test(words);
  return [sentence(say('mood', bare ? `The mood is ${listed(words.split(/,? and |, /))}` : words))];
}

function look({ effects, palette }: Shot): Sentence[] {
  const whole = effects.filter((effect) => wholeEffects.has(effect)).map((effect) => effectNames[effect]);
  const within = effects.filter((effect) => !wholeEffects.has(effect)).map((effect) => effectNames[effect]);
  const words = [
    whole.length > 0 ? `in ${listed(whole)}` : '',
    within.length > 0 ? `with ${listed(within)}` : '',
  ];
  return [
    sentence(say('technical', words.filter((part) => part !== '').join(', '))),
    sentence(say('technical', palette.length > 0 ? `The palette is ${listed(palette)}` : undefined)),
  ];
}

function sound({ lines, audio: { ambience, sounds, music } }: Shot): Sentence[] {
  return [
    ...lines.map((line) => sentence(say('audio', spokenLine(line)))),
    ...ambience.map((words) => sentence(say('audio', heard(words, 'In the background')))),
    sentence(say('audio', sounds.length > 0 ? heard(listed(sounds), 'We hear') : undefined)),
    sentence(say('audio', music === '' ? undefined : heard(music, 'Music'))),
  ];
}

function heard(words: string, lead: string): string {
  return /\b(?:sounds?|hear|heard|music|song|score|silence|audio)\b/i.test(words)
    ? words
    : `${lead}: ${words}`;
}

/** 'The old man says, whispering: "Stay."' Where nobody is named, it is spoken. */
function spokenLine({ speaker, words, manner }: Line): string {
  const who = speaker === '' ? 'Spoken' : `${withCapital(speaker)} says`;
  return `${who}${manner === '' ? '' : `, ${manner}`}: "${words.replaceAll('"', '”')}"`;
}

function ownWords(part: 'camera' | 'light' | 'technical', text: string): Sentence[] {
  return [sentence(say(part, text))];
}
