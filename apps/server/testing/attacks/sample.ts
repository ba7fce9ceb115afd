import { z } from 'zod';
import { MARK } from './hostile-words.ts';

type Json = { [name: string]: unknown };

/** A version 7 id that nothing has. */
const FREE_ID = '0199f0c4-7b4e-7cc0-9f10-5a8f0a3c2b11';

const formats: Readonly<Record<string, string>> = {
  uuid: FREE_ID,
  'date-time': '2026-11-20T09:00:00.000Z',
  date: '2026-11-20',
  email: `${MARK}@example.org`,
  uri: 'https://example.org/',
};

/** Something that this schema takes, with every field that may be left out filled in. */
export function sampleOf(schema: z.ZodType): unknown {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return exampleOf(root, $defs as Record<string, Json>);
}

function exampleOf(schema: Json, defs: Record<string, Json>): unknown {
  const { $ref, anyOf, oneOf, allOf, type } = schema as Record<string, unknown> & { type?: string };
  if (typeof $ref === 'string') return exampleOf(defs[$ref.replace('#/$defs/', '')] ?? {}, defs);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'].at(-1);
  const choices = (anyOf ?? oneOf ?? allOf) as Json[] | undefined;
  if (choices) return exampleOf(choices.find((choice) => choice['type'] !== 'null') ?? {}, defs);
  if (type === 'object') {
    const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Json>);
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, defs)]));
  }
  if (type === 'array') return [exampleOf((schema['items'] ?? {}) as Json, defs)];
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return Number(schema['minimum'] ?? 1);
  return textOf(schema);
}

function textOf({ format, maxLength }: Json): string {
  const known = typeof format === 'string' ? formats[format] : undefined;
  return known ?? MARK.slice(0, Number(maxLength ?? MARK.length));
}
