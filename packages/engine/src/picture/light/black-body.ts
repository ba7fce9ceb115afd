/** Where a glowing body of each temperature lies among the colours a display can show. */
export interface BlackBody {
  /** Millionths of 1/K: equal steps of it look equal. */
  mired: number;
  /** ln(red / blue): rises with the mired. */
  warmth: number;
  /** ln(red / green) + ln(blue / green): how far from green. */
  magenta: number;
}

const COOLEST_MIRED = 40;
const WARMEST_MIRED = 620;
const MIRED_STEP = 4;

export const locus: readonly BlackBody[] = Array.from(
  { length: (WARMEST_MIRED - COOLEST_MIRED) / MIRED_STEP + 1 },
  (_, step) => onLocus(COOLEST_MIRED + step * MIRED_STEP),
);

/** The light of a temperature as display light; the weakest colour may be below zero, where no display reaches. */
function onLocus(mired: number): BlackBody {
  const { x, y } = chromaticity(1e6 / mired);
  const [bigX, bigZ] = [x / y, (1 - x - y) / y];
  const least = 0.004;
  const red = Math.max(least, 3.2404542 * bigX - 1.5371385 - 0.4985314 * bigZ);
  const green = Math.max(least, -0.969266 * bigX + 1.8760108 + 0.041556 * bigZ);
  const blue = Math.max(least, 0.0556434 * bigX - 0.2040259 + 1.0572252 * bigZ);
  return { mired, warmth: Math.log(red / blue), magenta: Math.log((red * blue) / (green * green)) };
}

/** The Planckian locus by the cubic fit of Kim and others, 1,667 K to 25,000 K. */
function chromaticity(kelvin: number): { x: number; y: number } {
  const t = 1000 / kelvin;
  const x =
    kelvin <= 4000
      ? -0.2661239 * t ** 3 - 0.234358 * t ** 2 + 0.8776956 * t + 0.17991
      : -3.0258469 * t ** 3 + 2.1070379 * t ** 2 + 0.2226347 * t + 0.24039;
  const y =
    kelvin <= 2222
      ? -1.1063814 * x ** 3 - 1.3481102 * x ** 2 + 2.18555832 * x - 0.20219683
      : kelvin <= 4000
        ? -0.9549476 * x ** 3 - 1.37418593 * x ** 2 + 2.09137015 * x - 0.16748867
        : 3.081758 * x ** 3 - 5.8733867 * x ** 2 + 3.75112997 * x - 0.37001483;
  return { x, y };
}

/** The body of this warmth, between two of the table. */
export function bodyOf(warmth: number): BlackBody {
  let low = 0;
  let high = locus.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((locus[middle]?.warmth ?? 0) <= warmth) low = middle;
    else high = middle;
  }
  const [cooler, warmer] = [locus[low], locus[high]];
  if (!cooler || !warmer) return onLocus(154);
  const way = Math.min(1, Math.max(0, (warmth - cooler.warmth) / (warmer.warmth - cooler.warmth || 1)));
  const between = (key: keyof BlackBody) => cooler[key] + way * (warmer[key] - cooler[key]);
  return { mired: between('mired'), warmth: between('warmth'), magenta: between('magenta') };
}
