import type { Attribute } from './attribute.ts';
import { lettering, medium, resolution, shape } from './of-its-picture.ts';
import { provider, status, successor, tier, versions } from './of-its-standing.ts';
import { input, languages, limit, negative, parameters, rewriter, weights } from './of-its-text.ts';
import { audio, camera, duration, fps } from './of-its-time.ts';
import { lastFrame, references, startImage } from './of-what-it-takes.ts';

/** The order is the order of asking: what is more particular comes first. */
export const attributes: readonly Attribute[] = [
  medium,
  limit,
  lettering,
  lastFrame,
  startImage,
  references,
  fps,
  audio,
  negative,
  resolution,
  shape,
  camera,
  duration,
  weights,
  parameters,
  languages,
  rewriter,
  successor,
  versions,
  provider,
  tier,
  status,
  input,
];

/** What a message asks about generators, the more particular first. */
export function askedAttributes(message: string): readonly Attribute[] {
  const found = attributes.filter(({ asked }) => asked.test(message));
  // "How long may a prompt be" is not about clips, and everything mentions a prompt.
  const isOfText = found.some(({ id }) => id === 'limit');
  const strong = found.filter(({ id }) => id !== 'input' && !(isOfText && id === 'duration'));
  return strong.length > 0 ? strong : found;
}
