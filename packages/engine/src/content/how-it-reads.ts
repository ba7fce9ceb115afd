import type { Kind } from '../language/statement.ts';

/** What each kind of statement is: for the page that explains the reading, and for its reference. */
export const kindMeanings: Readonly<Record<Kind, string>> = {
  figure: 'somebody or something seen, with its traits',
  action: 'what somebody does',
  place: 'where',
  time: 'the hour, the season, the weather',
  camera: 'size, angle, lens, focus, framing',
  move: 'what the camera does',
  light: 'where light comes from, and how it is',
  look: 'medium, style, stock, grade',
  mood: 'what it feels like',
  lettering: 'words that are drawn in the picture',
  line: 'words that are spoken',
  sound: 'what else is heard',
  absence: 'what must not be there',
  setting: 'shape, length, size, rate, count, a generator’s own parameters',
  request: 'what is said to whoever writes the prompt, or about the job',
  reference: 'a picture or a person that is given beside the words',
  rest: 'none of these',
};

/** What a person calls it. */
export const kindNames: Readonly<Record<Kind, string>> = {
  figure: 'Who or what',
  action: 'What happens',
  place: 'Where',
  time: 'When',
  camera: 'Camera',
  move: 'Camera move',
  light: 'Light',
  look: 'Look',
  mood: 'Mood',
  lettering: 'Words in the picture',
  line: 'Spoken words',
  sound: 'Sound',
  absence: 'Must not be there',
  setting: 'Setting',
  request: 'A note to us',
  reference: 'Reference',
  rest: 'Anything else',
};

/** Lines of the trade, one for each thing that reading has to tell apart. */
export const readingExamples = [
  'A baker in a blue apron kneads dough in a tiled kitchen at dawn, 85mm, no text',
  'two brothers in boiler suits, one laughing, carrying a piano',
  'our cup that says KAKAO & KO beside a fern',
  'She whispers: "Not yet."',
  'MARTA, dry: “Again.”',
  'a mug with «also his» on it, and a painting called "The Long Watch"',
  'a market square in Turin, square picture',
  '9:16, 8 seconds: a tram turns, number 1080 on its side',
  'a pier at dusk without boats or people',
  'a horse without a rider waits, not without its flaws',
  'no dogs except the old beagle',
  'He does not look up.',
  'a red bus, no wait, a green one',
  'Hi! Could you make me a picture of a lamplighter? It must be licence free.',
  'slow push-in on the mouse hole, then the camera holds still',
  'Kettle whistling in the background. Low golden light from the left.',
  '@mara on the roof, like the attached sketch',
  'Light: one bare bulb. Avoid: boats, rain',
  '{"subject":"ferryman","camera":"slow push in","negative":["smoke"]}',
  'una panadera entra, sin gente, luz de la tarde',
] as const;
