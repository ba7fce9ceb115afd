import { placeMarks } from '@cuewright/engine/marks';
import { kinds } from '@cuewright/engine/statement';
import { z } from 'zod';
import { copyLimits } from '../limits/index.ts';
import { outsideText } from '../marks.ts';

/** What somebody says that a stretch of a text is. Places count UTF-16 units, `from` is part of it and `to` is not. */
export const mark = z
  .object({
    from: z.int().min(0),
    to: z.int().min(1),
    kind: z.enum(kinds),
    added: z.literal(true).optional().describe('The words are an answer that was offered and taken.'),
    by: z
      .literal('model')
      .optional()
      .describe('A model says so, and nobody has confirmed it: it counts as one witness.'),
  })
  .meta({ id: 'Mark', description: 'What somebody says that a stretch of a text is.' });

/** Those of one text, as they are kept with it. */
export const keptMarks = z
  .array(mark)
  .describe(
    'What somebody says that stretches of the text are, in its order. It wins over every guess, unless it is by a model.',
  );

/** Those of one text, as they are sent with it. */
export const sentMarks = keptMarks.max(copyLimits.marks).superRefine((marks, { addIssue }) => {
  for (const [at, { from, to }] of marks.entries()) {
    const wrong = (name: string, message: string) => addIssue({ code: 'custom', path: [at, name], message });
    if (to <= from) wrong('to', 'A mark ends behind its beginning.');
    if (from < (marks[at - 1]?.to ?? 0)) wrong('from', 'A mark begins behind the one before it.');
  }
});

type SentMarks = z.output<typeof sentMarks>;

/** The places in a text, as it came, of which the marks say something; past its end there is nothing. */
export function refuseOutside(
  text: string | undefined,
  marks: SentMarks | undefined,
  { addIssue }: Pick<z.core.$RefinementCtx, 'addIssue'>,
  field = 'marks',
): void {
  if (text === undefined) return;
  for (const [at, { to }] of (marks ?? []).entries())
    if (to > text.length) addIssue({ code: 'custom', path: [field, at, 'to'], message: outsideText(text) });
}

/**
 * Text that comes with marks: it is refused as what it is kept as would be, and stays as it came, so that their places are
 * places in what was sent. `keptAs` makes both what they are kept as.
 */
export function markedText({
  keptAs,
  min = 0,
  max,
}: {
  keptAs: (text: string) => string;
  min?: number;
  max: number;
}) {
  const length = { ...(min > 0 && { minLength: min }), maxLength: max };
  return z
    .string()
    .superRefine((input, { addIssue }) => {
      const { length } = keptAs(input);
      const size = { origin: 'string', inclusive: true, input } as const;
      if (length < min) addIssue({ code: 'too_small', minimum: min, ...size });
      if (length > max) addIssue({ code: 'too_big', maximum: max, ...size });
    })
    .meta(length);
}

/** A text and its marks as they are kept. */
export function keptTogether(
  given: string,
  marks: SentMarks | undefined,
  keptAs: (text: string) => string,
): { text: string; marks: SentMarks | undefined } {
  const text = keptAs(given);
  return { text, marks: marks && placeMarks(marks, given, text) };
}
