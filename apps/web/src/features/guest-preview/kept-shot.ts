/** A visitor's shot lasts as long as the tab, across a reload and the way to the provider and back. */
export interface KeptShot {
  /** What is in the field; nothing where that is the example. */
  text?: string;
  /** What the copies on the page were written of; nothing where that is the example. */
  made?: string;
  /** Its copies were asked for before signing in. */
  isWanted?: boolean;
}

export const noShot: KeptShot = {};

export function isKeptShot(value: unknown): value is KeptShot {
  if (typeof value !== 'object' || value === null) return false;
  const { text, made } = value as KeptShot;
  return [text, made].every((words) => words === undefined || typeof words === 'string');
}
