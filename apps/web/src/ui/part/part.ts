/** What a stretch of a prompt speaks of, and the letter that stands for it wherever ink alone would not do. */
export const partLetters = {
  subject: 'S',
  place: 'P',
  mood: 'M',
  camera: 'C',
  light: 'L',
  technical: 'T',
  audio: 'A',
} as const;

export type Part = keyof typeof partLetters;

/** A stretch of a prompt. Without a part it is glue: no ink, no letter. */
export interface Segment {
  text: string;
  part?: Part | undefined;
  /** What to print where this part would stand as long as its text is empty. */
  blank?: string;
}
