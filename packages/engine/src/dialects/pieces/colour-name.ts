/** Where each name begins on the wheel, in degrees. */
const WHEEL: readonly (readonly [number, string])[] = [
  [345, 'red'],
  [290, 'pink'],
  [255, 'purple'],
  [195, 'blue'],
  [165, 'teal'],
  [75, 'green'],
  [48, 'yellow'],
  [18, 'orange'],
  [0, 'red'],
];
const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** "#1F2937 (dark blue)"; a colour that has a name already keeps it. */
export function withColourName(colour: string): string {
  const [, ...channels] = HEX.exec(colour) ?? [];
  return channels.length === 3
    ? `${colour} (${nameOf(channels.map((one) => Number.parseInt(one, 16) / 255))})`
    : colour;
}

function nameOf([red = 0, green = 0, blue = 0]: readonly number[]): string {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const light = (most + least) / 2;
  const span = most - least;
  if (light < 0.08) return 'black';
  if (light > 0.94) return 'white';
  const shade = light < 0.3 ? 'dark ' : light > 0.72 ? 'light ' : '';
  const isGrey = span < 0.06 || span / (1 - Math.abs(2 * light - 1)) < 0.12;
  return shade + (isGrey ? 'grey' : hueName(hueOf(red, green, blue, most, span)));
}

function hueOf(red: number, green: number, blue: number, most: number, span: number): number {
  const turn =
    most === red
      ? (green - blue) / span
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return (turn * 60 + 360) % 360;
}

function hueName(hue: number): string {
  return WHEEL.find(([from]) => hue >= from)?.[1] ?? 'red';
}
