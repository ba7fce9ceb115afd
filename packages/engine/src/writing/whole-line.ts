import type { Line } from '../shot/shot.ts';

/** A line with who says it and how, so that none of it is lost: "the old man, whispering: Stay." */
export function wholeLine({ speaker, manner, words }: Line): string {
  const who = [speaker, manner].filter((said) => said !== '').join(', ');
  return who === '' ? words : `${who}: ${words}`;
}
