/** What a camera wrote into a file, as the file holds it. Where it was taken is not among it. */
export interface CameraFacts {
  body?: string;
  lens?: string;
  focal_length?: string;
  aperture?: string;
  shutter?: string;
  iso?: string;
  /** Time of day, as the camera's clock had it: `21:40`. */
  taken_at?: string;
  flash?: string;
}

/** What somebody wrote into a file about what is in it. */
export interface FileWords {
  caption: string;
  keywords: readonly string[];
}
