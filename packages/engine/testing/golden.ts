import type { Written } from '../src/writing/written.ts';

/** A prompt as it is kept for reading: its text, then its stretches with the part each came from. */
export function goldenPage(
  cases: Readonly<Record<string, Pick<Written, 'text' | 'segments'> & Partial<Written>>>,
): string {
  return Object.entries(cases)
    .map(([name, { text, negative, parameters, segments, dropped = [] }]) =>
      [
        `# ${name}`,
        '',
        text,
        '',
        ...segments.map(
          (segment) =>
            `  ${segment.part.padEnd(11)} ${segment.added ? '+ ' : ''}${JSON.stringify(segment.text)}`,
        ),
        ...(negative === undefined ? [] : [`  negative    ${JSON.stringify(negative)}`]),
        ...(parameters === undefined ? [] : [`  parameters  ${JSON.stringify(parameters)}`]),
        ...dropped.map(
          ({ field, value, reason }) => `  dropped     ${field} ${JSON.stringify(value)}: ${reason}`,
        ),
        '',
      ].join('\n'),
    )
    .join('\n');
}
