import { findTerms } from '../reading/find-terms.ts';
import type { FindingField } from '../reading/finding.ts';
import { isPerson } from '../reading/read-people.ts';
import { isPlacePreposition } from '../reading/word-class.ts';
import type { Camera, Lens, Line, Shot } from '../shot/shot.ts';
import { article, listed, type Sentence, type Stretch, say, sentence, withCapital } from './sentence.ts';
import {
  angleNames,
  classEnds,
  directionEnds,
  effectNames,
  focusSentences,
  framingSentences,
  hourEnds,
  lensKindNames,
  movementSentences,
  qualityNames,
  sizeNames,
  sourceNames,
  weatherEnds,
  wholeEffects,
} from './wordings.ts';

/** A note as a cinematographer writes one: who and where, the move, the light, the glass, the feeling, the sound. */
export function writePlain(shot: Shot): readonly Sentence[] {
  const fresh = untold(shot);
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

/** The shot without the fields that its own words already tell. */
function untold(shot: Shot): Shot {
  const { subject, place, camera, light } = shot;
  const words = [subject.text, subject.action, place.text, shot.mood, camera.text, light.text, shot.details];
  const told = new Map<FindingField, Set<string>>();
  for (const { field, value, negated } of findTerms(words.filter((text) => text !== '').join('\n'))
    .findings) {
    if (negated) continue;
    told.set(field, (told.get(field) ?? new Set()).add(value));
  }
  const open = <T>(field: FindingField, value: T | undefined): T | undefined =>
    value !== undefined && told.get(field)?.has(String(value)) ? undefined : value;
  return {
    ...shot,
    place: without(place, {
      class: open('place.class', place.class),
      hour: open('place.hour', place.hour),
      weather: open('place.weather', place.weather),
    }),
    camera: without(camera, {
      size: open('camera.size', camera.size),
      framings: camera.framings.filter((framing) => open('camera.framings', framing)),
      angle: open('camera.angle', camera.angle),
      movement: open('camera.movement', camera.movement),
      focus: open('camera.focus', camera.focus),
      aperture: open('camera.aperture', camera.aperture),
      shutter: open('camera.shutter', camera.shutter),
      iso: open('camera.iso', camera.iso),
      body: open('camera.body', camera.body),
      lens: untoldLens(camera.lens, open),
    }),
    light: without(light, {
      source: open('light.source', light.source),
      direction: open('light.direction', light.direction),
      quality: open('light.quality', light.quality),
      temperature: open('light.temperature', light.temperature),
    }),
    effects: shot.effects.filter((effect) => open('effects', effect)),
  };
}

function untoldLens(
  lens: Lens | undefined,
  open: <T>(field: FindingField, value: T | undefined) => T | undefined,
): Lens | undefined {
  if (!lens) return undefined;
  const millimetres = lens.toMm === undefined ? lens.mm : `${lens.mm}-${lens.toMm}`;
  const told = millimetres !== undefined && open('camera.lens.mm', String(millimetres)) === undefined;
  const kind = open('camera.lens.kind', lens.kind);
  if (told) return kind ? { kind } : undefined;
  return without(lens, { kind });
}

/** A copy with some fields given anew; `undefined` takes a field away. */
function without<T extends object>(value: T, fields: { [K in keyof T]?: T[K] | undefined }): T {
  const copy = { ...value, ...fields };
  for (const key of Object.keys(fields) as (keyof T)[]) if (copy[key] === undefined) delete copy[key];
  return copy as T;
}

function opening(shot: Shot): Sentence[] {
  const { subject, place } = shot;
  const shown = shotName(shot);
  const at = [
    classEnd(shot),
    place.hour && hourEnds[place.hour],
    place.weather && weatherEnds[place.weather],
  ];
  const when = at.filter((words) => words !== undefined).join(', ');
  const who = [subject.text, subject.action].filter((words) => words !== '').join(' ');
  const first = who === '' ? place.text : who;
  const stands = who !== '' && place.text !== '' && joinsOn(place.text) && !endsHard(who);
  if (speaksFor(shot) && shown === '' && place.text === '' && when === '') return [];
  if (first === '')
    return [
      sentence(
        say('camera', shown && withCapital(`${article(shown)} ${shown}`)),
        say('place', shown ? ` ${when}` : when),
      ),
    ];

  const told = who !== '' && acts(subject.action);
  const long = isLong(first);
  const named = `${article(shown)} ${shown}`;
  const opener = long ? withCapital(named) : told ? `In ${named}, ` : `${withCapital(named)} of `;
  const head = shown === '' ? undefined : say('camera', opener);
  const lead: Stretch | undefined = say(
    who === '' ? 'place' : 'subject',
    long || shown === '' ? first : withArticle(uncapitalised(first)),
  );
  const tail = [
    stands
      ? say(
          'place',
          `${placeJoint(who, place.text)}${place.text.charAt(0).toLowerCase()}${place.text.slice(1)}`,
        )
      : undefined,
    when === '' || (place.text !== '' && !stands && who !== '')
      ? undefined
      : say('place', `${joint(stands ? place.text : first)}${when}`),
  ];
  const sentences =
    long && head
      ? [sentence(head), spoken(lead, tail)]
      : [spoken(say('camera', head?.text), [lead, ...tail])];
  if (who !== '' && place.text !== '' && !stands)
    sentences.push(
      sentence(say('place', place.text), say('place', when === '' ? '' : `${joint(place.text)}${when}`)),
    );
  return sentences;
}

function spoken(first: Stretch | undefined, others: readonly (Stretch | undefined)[]): Sentence {
  return sentence(first, ...others);
}

/** "in a harbour at dawn", but "in a harbour, boats tied up, at dawn". */
function joint(before: string): string {
  if (endsHard(before)) return ' ';
  return before.includes(',') ? ', ' : ' ';
}

/** "a man in a harbour", but "a man, hat in hand, in a harbour" and "a man, with boats behind". */
function placeJoint(who: string, place: string): string {
  return who.includes(',') || who.length > 60 || place.length > 24 || TIMED.test(place) ? ', ' : ' ';
}

/** What tells when, or what else is there, rather than where. */
const TIMED =
  /^(?:with|when|as|while|late|early|just|long|moments|ten minutes|four hours|an hour|too early|toward|a little)\b/i;

/** A verb in the middle of a sentence: "of a farmer walks" cannot be said. */
function acts(action: string): boolean {
  const first = /^\p{L}+/u.exec(action)?.[0] ?? '';
  return first !== '' && !first.endsWith('ing');
}

/** Only a speaker is known, and the line says who speaks. */
function speaksFor({ subject, audio }: Shot): boolean {
  return (
    subject.action === '' &&
    subject.text !== '' &&
    audio.dialogue[0]?.speaker.toLowerCase() === subject.text.toLowerCase()
  );
}

function endsHard(text: string): boolean {
  return /[.!?]$/.test(text);
}

function isLong(text: string): boolean {
  return (
    /[.!?]\s/.test(text) || IMAGE_OF.test(text) || text.length > 240 || /^\p{Lu}\p{Ll}+ing\b/u.test(text)
  );
}

/** "A portrait of …" says by itself what it is. */
const IMAGE_OF =
  /^(?:an? )?(?:[\p{L}-]+ )?(?:shot|portrait|photo|photograph|picture|image|view|footage|video|time-?lapse) of /iu;

function joinsOn(placeText: string): boolean {
  const first = /^\p{L}+/u.exec(placeText)?.[0].toLowerCase() ?? '';
  return (
    isPlacePreposition(first) ||
    TIMED.test(placeText) ||
    ['during', 'just', 'after', 'before', 'where', 'amid', 'among', 'between'].includes(first)
  );
}

/** Only small words lose their capital: a name keeps it. */
function uncapitalised(text: string): string {
  return /^(?:A|An|The|Two|Three|Four|Five|One|His|Her|Their|In|On|At|Inside|Outside|By|Under|Near|Some|Several|An?|Beneath|Across|Along|Through|Behind|Beside|From|Over)\b/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** "of boxer wrapping his hands" lacks its article. */
function withArticle(text: string): string {
  const first = /^\p{Ll}+/u.exec(text)?.[0] ?? '';
  return isPerson(first) ? `${article(first)} ${text}` : text;
}

function classEnd({ place }: Shot): string | undefined {
  return place.class !== undefined && place.text === '' ? classEnds[place.class] : undefined;
}

/** "low-angle close-up", "photograph in profile"; nothing when neither size nor angle is set. */
function shotName({ camera, mode }: Shot): string {
  const angle = camera.angle && angleNames[camera.angle];
  if (!camera.size && !angle) return '';
  const noun = camera.size ? sizeNames[camera.size] : mode === 'photo' ? 'photograph' : 'shot';
  if (!angle) return noun;
  return 'before' in angle ? `${angle.before} ${noun}` : `${noun} ${angle.behind}`;
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
  const { body, sensor, aperture, shutter, iso, focus } = camera;
  const lens = lensName(camera);
  const exposure = [aperture, shutter && seconds(shutter), iso && `ISO ${iso}`].filter(
    (value) => value !== undefined && value !== 0,
  );
  const words = [
    body && `on ${body}${sensor ? ` (${sensor})` : ''}`,
    !body && sensor ? `on a ${sensor} sensor` : undefined,
    lens && `${body ? 'with' : 'on'} ${article(lens)} ${lens}`,
    exposure.length > 0 ? `at ${listed(exposure.map(String))}` : undefined,
  ].filter((part) => part !== undefined && part !== '');
  return [
    sentence(say('technical', words.length > 0 ? `Shot ${words.join(' ')}` : undefined)),
    sentence(say('technical', focus && focusSentences[focus])),
  ];
}

function seconds(shutter: string): string {
  return shutter.endsWith('s') ? shutter : `${shutter}s`;
}

function lensName({ lens }: Camera): string {
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

function sound({ audio: { ambience, sounds, music, dialogue } }: Shot): Sentence[] {
  return [
    ...dialogue.map((line) => sentence(say('audio', spokenLine(line)))),
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
