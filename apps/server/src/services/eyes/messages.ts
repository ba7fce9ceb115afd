import type { RawPicture } from '@cuewright/engine/picture';
import type { Line, Sight } from '@cuewright/engine/sight';

/** What a looking process is asked: to look at a small copy of a picture. */
export interface Asked {
  raw: RawPicture;
}

/** What it says: what it saw, or that it could not look. */
export type Said<Seen> = { seen: Seen } | { failed: string };

export type SeenThings = Omit<Sight, 'lines'>;
export type SeenLines = Line[];
