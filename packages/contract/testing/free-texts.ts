import { type EndpointForm, isFilePart, isRawBody } from '@cuewright/contract/endpoints';
import { z } from 'zod';

type Json = { [name: string]: unknown };

/** Every place in the body of a call that takes text of any kind, as `frames.*.note`. */
export function freeTexts({ body }: EndpointForm): string[] {
  if (!body) return [];
  if (!isRawBody(body)) return textsIn(body);
  if (body.kind === 'bytes') return [];
  const parts = Object.entries(body.parts).flatMap(([name, part]) =>
    isFilePart(part) || textsIn(part).length === 0 ? [] : [name],
  );
  return [...new Set([...parts, ...(body.orJson ? textsIn(body.orJson) : [])])];
}

function textsIn(schema: z.ZodType): string[] {
  const { $defs = {}, ...root } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return placesOf(root, $defs as Record<string, Json>);
}

function placesOf(schema: Json, defs: Record<string, Json>): string[] {
  const { $ref, anyOf, oneOf, type, properties, items } = schema as Record<string, unknown>;
  const below = (inner: Json, name: string) =>
    placesOf(inner, defs).map((place) => (place ? `${name}.${place}` : name));
  if (typeof $ref === 'string') return placesOf(defs[$ref.replace('#/$defs/', '')] ?? {}, defs);
  const choices = (anyOf ?? oneOf ?? []) as Json[];
  if (choices.length > 0) return [...new Set(choices.flatMap((choice) => placesOf(choice, defs)))];
  if (type === 'object') {
    return Object.entries((properties ?? {}) as Record<string, Json>).flatMap(([name, inner]) =>
      below(inner, name),
    );
  }
  if (type === 'array') return below((items ?? {}) as Json, '*');
  const isFree = type === 'string' && !['enum', 'const', 'format', 'pattern'].some((word) => word in schema);
  return isFree ? [''] : [];
}
