import { z } from 'zod';

export type Json = { [name: string]: unknown };

/** A schema of the contract as JSON Schema; what has an id of its own stands among `shared` and is pointed at. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output', shared: Json): Json {
  const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  for (const [name, definition] of Object.entries($defs)) {
    const { id: _id, ...rest } = pointToComponents(definition) as Json;
    shared[name] = rest;
  }
  const { id, ...rest } = pointToComponents(own) as Json;
  if (typeof id !== 'string') return rest;
  shared[id] = rest;
  return { $ref: `#/components/schemas/${id}` };
}

function pointToComponents(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointToComponents);
  if (typeof value !== 'object' || value === null) return value;
  const told = Object.entries(value).filter(([name, inner]) => !isNoise(name, inner, value));
  return Object.fromEntries(
    told.map(([name, inner]) => [
      name,
      name === '$ref' ? String(inner).replace('#/$defs/', '#/components/schemas/') : pointToComponents(inner),
    ]),
  );
}

/** What a format or a type already says; and an answer may grow, so nobody should count its members. */
function isNoise(name: string, inner: unknown, around: object): boolean {
  if (name === 'pattern') return 'format' in around;
  if (name === 'additionalProperties') return inner === false;
  return inner === Number.MAX_SAFE_INTEGER || inner === Number.MIN_SAFE_INTEGER;
}
