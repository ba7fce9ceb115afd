import type { Ratio } from '../../shot/shot.ts';

const USUAL: readonly Ratio[] = [
  '1:1',
  '5:4',
  '4:5',
  '4:3',
  '3:4',
  '3:2',
  '2:3',
  '16:9',
  '9:16',
  '21:9',
  '9:21',
  '2:1',
  '1:2',
];
/** Sides are rounded to what a generator can divide by. */
const NEAR = 0.03;

/** The shape of so many pixels, by the name people have for it. */
export function ratioOfPixels(width: number, height: number): Ratio | undefined {
  if (!(width > 0 && height > 0)) return undefined;
  const share = width / height;
  const off = (ratio: Ratio) => {
    const [wide = 1, high = 1] = ratio.split(':').map(Number);
    return Math.abs(wide / high / share - 1);
  };
  const nearest = USUAL.toSorted((one, other) => off(one) - off(other))[0];
  return nearest && off(nearest) <= NEAR ? nearest : lowestTerms(width, height);
}

function lowestTerms(width: number, height: number): Ratio {
  let [rest, by] = [width, height];
  while (by > 0) [rest, by] = [by, rest % by];
  return `${width / rest}:${height / rest}`;
}

/** "16:9", "1920x1080", "1024×1024". */
export function ratioIn(text: string): Ratio | undefined {
  const [, width, sign, height] = /^\s*(\d+(?:\.\d+)?)\s*([:x×*/])\s*(\d+(?:\.\d+)?)\s*$/i.exec(text) ?? [];
  if (width === undefined || height === undefined || Number(width) <= 0 || Number(height) <= 0)
    return undefined;
  return sign === ':' || sign === '/'
    ? `${Number(width)}:${Number(height)}`
    : ratioOfPixels(Number(width), Number(height));
}
