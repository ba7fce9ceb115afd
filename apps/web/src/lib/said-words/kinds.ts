import type { Kind } from '@cuewright/engine/statement';
import type { Mode } from '../address.ts';

/** What somebody can say that words are. What they are not, is left to the reading. */
export type SaidKind = Exclude<Kind, 'rest'>;

interface KindWords {
  /** On a button. */
  name: string;
  /** Behind the words, on the sheet. */
  tag: string;
  /** "“KAKAO” is …". */
  is: string;
}

export const kindWords: Readonly<Record<SaidKind, KindWords>> = {
  lettering: { name: 'Drawn in the picture', tag: 'drawn', is: 'drawn in the picture' },
  line: { name: 'Spoken', tag: 'spoken', is: 'spoken' },
  absence: { name: 'Must not be seen', tag: 'not seen', is: 'something that must not be seen' },
  setting: { name: 'A setting', tag: 'setting', is: 'a setting' },
  request: { name: 'A note, left out', tag: 'note', is: 'a note, and left out' },
  figure: { name: 'Somebody or something', tag: 'subject', is: 'somebody or something in the picture' },
  action: { name: 'What they do', tag: 'action', is: 'what they do' },
  place: { name: 'Place', tag: 'place', is: 'the place' },
  time: { name: 'Time and weather', tag: 'time', is: 'time or weather' },
  camera: { name: 'Camera', tag: 'camera', is: 'about the camera' },
  move: { name: 'Camera move', tag: 'camera move', is: 'a camera move' },
  light: { name: 'Light', tag: 'light', is: 'about the light' },
  look: { name: 'Look', tag: 'look', is: 'about the look' },
  mood: { name: 'Mood', tag: 'mood', is: 'the mood' },
  sound: { name: 'Sound', tag: 'sound', is: 'a sound' },
  reference: { name: 'Reference', tag: 'reference', is: 'a reference' },
};

/** What changes most of what becomes of the words. */
const chief: readonly SaidKind[] = ['lettering', 'line', 'absence', 'setting', 'request'];
const others = (Object.keys(kindWords) as SaidKind[]).filter((kind) => !chief.includes(kind));

/** In a picture that stands still nothing moves and nothing is heard. */
const onlyInClips: ReadonlySet<SaidKind> = new Set<SaidKind>(['line', 'move', 'sound']);

export function offeredKinds(mode: Mode): { chief: readonly SaidKind[]; others: readonly SaidKind[] } {
  const fits = (kind: SaidKind) => mode === 'video' || !onlyInClips.has(kind);
  return { chief: chief.filter(fits), others: others.filter(fits) };
}

/** What the words of a kind are called; of words that are none of these, nothing. */
export function wordsOfKind(kind: Kind): KindWords | undefined {
  return kind === 'rest' ? undefined : kindWords[kind];
}
