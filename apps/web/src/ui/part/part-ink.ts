import type { Part } from './part.ts';
import styles from './part-ink.module.css';

/** A class that sets `--part` to the part's colour: its ink on paper, its mark elsewhere. */
export function partInk(part: Part | undefined): string | undefined {
  return part && styles[part];
}
