import type { storyboardLimits } from '@cuewright/contract';
import type { SettingKey } from '../../config.ts';

export type PictureRatio = (typeof storyboardLimits.ratios)[number];
export type PictureKind = (typeof storyboardLimits.pictureKinds)[number];

export interface Drawing {
  /** Who it is drawn for. */
  personId: string;
  /** Cleaned, not blank, within the limit. */
  prompt: string;
  ratio: PictureRatio;
  /** The same seed draws the same again, where the artist can. */
  seed: number;
  /** Aborts when the time is up or whoever asked has gone. */
  signal: AbortSignal;
}

/** Who draws pictures: the board artist, or a generator that is asked elsewhere. */
export interface Artist {
  /** As the screen calls it: "The board artist", "Imagen 4". */
  name: string;
  /** A free one takes nothing from anybody's allowance. */
  isFree: boolean;
  /** How long a drawing may take before it is given up. */
  withinMs: number;
  /**
   * The bytes of a PNG, JPEG, WebP, GIF or AVIF picture. What the artist cannot do is an `ArtistError`; anything else
   * that is thrown is a bug. Whatever comes is checked and drawn anew, so it need not be trusted.
   */
  draw: (drawing: Drawing) => Promise<Uint8Array>;
}

/** Who draws each kind of picture: a sketch can always be had, a picture where a generator is set up. */
export interface Artists {
  sketch: Artist;
  picture: Artist | undefined;
}

/** What is to be set so that there is somebody who draws pictures. */
export const ARTIST_SETTING = 'AI_IMAGE_MODEL' satisfies SettingKey;
