/** A flag with its value: "--ar 16:9". */
export interface Flag {
  name: string;
  value: string;
  start: number;
  end: number;
}

/** Every flag of a text, in one walk. A dash may be long, as phones make them. */
export function readFlags(text: string): Flag[] {
  const starts = [...text.matchAll(/(?<=^|\s)(?:--|—)(?=[a-z])/g)].map(({ index }) => index);
  return starts.map((start, at) => {
    const stretch = text.slice(start, starts[at + 1] ?? text.length);
    const [, name = '', value = ''] = /^(?:--|—)([a-z]+)\s*([\s\S]*)$/.exec(stretch) ?? [];
    const trimmed = value.trimEnd();
    return {
      name: `--${name}`,
      value: trimmed,
      start,
      end: start + stretch.trimEnd().length,
    };
  });
}
