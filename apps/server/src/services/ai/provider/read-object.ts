import type { z } from 'zod';
import { ModelError } from '../model-error.ts';

/** The object that a text holds, whole; a fence or a word of thanks around it is passed over. */
export function inFull<S extends z.ZodType>(text: string, schema: S): z.output<S> {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to < from) throw new ModelError('garbled', 'The answer holds no object.');
  const parsed = schema.safeParse(parse(text.slice(from, to + 1)));
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'the whole');
    throw new ModelError('garbled', `The answer has other fields than asked for: ${fields.length}.`);
  }
  return parsed.data;
}

/** As much of it as there is; nothing while that cannot be read. */
export function readObject<S extends z.ZodType>(text: string, schema: S): z.output<S> | undefined {
  const from = text.indexOf('{');
  if (from < 0) return undefined;
  const parsed = schema.safeParse(parse(closed(text.slice(from))));
  return parsed.success ? parsed.data : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A flat object of texts that breaks off, ended where it stands: in a text, or behind the last field that is whole. */
function closed(text: string): string {
  let inText = false;
  let isEscaped = false;
  let isValue = false;
  let whole = 1;
  for (let at = 1; at < text.length; at++) {
    const mark = text[at];
    if (isEscaped) isEscaped = false;
    else if (mark === '\\') isEscaped = true;
    else if (mark === '"') {
      inText = !inText;
      if (inText || !isValue) continue;
      whole = at + 1;
      isValue = false;
    } else if (mark === ':' && !inText) isValue = true;
  }
  if (inText && isValue) return `${isEscaped ? text.slice(0, -1) : text}"}`;
  return `${text.slice(0, whole)}}`;
}
