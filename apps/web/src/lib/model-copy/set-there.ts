import type { Written } from '@cuewright/engine/writing';

const names: Readonly<Record<string, (value: string) => string>> = {
  ratio: (value) => `shape ${value}`,
  seconds: (value) => `${value} seconds`,
  resolution: (value) => `resolution ${value}`,
  fps: (value) => `${value} fps`,
  count: (value) => `${value} at once`,
};
const fieldOf: Readonly<Record<string, string>> = { seconds: 'duration' };

/** What the words ask for and the generator has, but no setting of the copy carries: it is set by hand. */
export function setThere({
  text = '',
  asked = {},
  parameters = {},
  dropped = [],
}: Partial<Pick<Written, 'text' | 'asked' | 'parameters' | 'dropped'>>): string[] {
  const sent = [text, ...Object.values(parameters).map(String)].join(' ').toLowerCase();
  return Object.entries(asked).flatMap(([key, value]) => {
    const name = names[key];
    const isLeftOff = dropped.some(({ field }) => field === (fieldOf[key] ?? key));
    return name === undefined || isLeftOff || sent.includes(value.toLowerCase()) ? [] : [name(value)];
  });
}
