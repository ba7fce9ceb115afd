/** An animal from the side, in hundredths of its height, standing at the origin and looking right. */
export interface Outline {
  /** Metres from the ground to its highest point, and from end to end. */
  metres: readonly [tall: number, wide: number];
  /** Where its head is, for whoever comes close. */
  head: string;
  /** How near that is, in heights of the picture. */
  near?: number;
  /** Drawn one after the other, what is behind first. */
  parts: readonly Part[];
  strokes: readonly string[];
  /** Drawn heavily: antlers. */
  thick?: readonly string[];
  eyes: string;
  /** How large they are. */
  eye?: number;
  /** Swims or flies always: stands on no ground. */
  floats?: true;
}

export interface Part {
  at: string;
  tone: 'mid' | 'near' | 'lit' | 'dark';
  /** Carries the hatching and the accent. */
  isBody?: true;
}
