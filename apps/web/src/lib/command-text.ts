import type { Written } from '@cuewright/engine/writing';
import type { Segment } from '../ui/part/part.ts';
import { inked } from './inked.ts';

/** A copy as it goes on the clipboard: flags that are kept beside the text stand behind it. */
export interface Command {
  text: string;
  segments: readonly Segment[];
}

export function commandOf({ text, segments, parameters = {} }: Written): Command {
  const flags = flagsOf(parameters)
    .map((flag) => ` ${flag}`)
    .join('');
  return {
    text: text + flags,
    segments: [...inked(segments), ...(flags ? [{ text: flags, part: 'technical' as const }] : [])],
  };
}

function flagsOf(parameters: NonNullable<Written['parameters']>): string[] {
  return Object.entries(parameters)
    .filter(([name, value]) => name.startsWith('--') && value !== false)
    .map(([name, value]) => (value === true ? name : `${name} ${value}`));
}
