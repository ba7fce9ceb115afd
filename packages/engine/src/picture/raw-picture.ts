/** The pixels of a picture, as they are shown: sRGB, a byte each for red, green and blue, row by row. */
export interface RawPicture {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** A grid of figures, row by row. */
export interface Plane {
  width: number;
  height: number;
  values: Float32Array;
}

export function emptyPlane(width: number, height: number): Plane {
  return { width, height, values: new Float32Array(width * height) };
}
