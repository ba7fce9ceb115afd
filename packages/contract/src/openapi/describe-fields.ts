import type { z } from 'zod';
import { isFilePart, isRawBody } from '../endpoints/bodies.ts';
import type { EndpointForm } from '../endpoints/endpoint.ts';
import { type Json, jsonSchema } from './json-schema.ts';

/** What goes into a call, field by field, each with the words for what it takes. */
export function describeFields({ params, query, body }: EndpointForm): [field: string, takes: string][] {
  const rows: [string, string][] = [];
  if (params) rows.push(...fieldsOf('params', params));
  if (query) rows.push(...fieldsOf('query', query));
  if (!body) return rows;
  if (!isRawBody(body)) return [...rows, ...fieldsOf('body', body)];
  if (body.kind === 'bytes') return [...rows, ['`body`', `the bytes of ${body.type}`]];
  for (const [name, part] of Object.entries(body.parts)) {
    const takes = isFilePart(part)
      ? `a file of at most ${part.maxBytes.toLocaleString('en-US')} bytes${part.types ? `: ${part.types.join(', ')}` : ''}`
      : describe(jsonSchema(part, 'input', {}));
    rows.push([`\`body.${name}\``, takes]);
  }
  return rows;
}

function fieldsOf(part: string, schema: z.ZodType): [string, string][] {
  const { properties, required = [] } = jsonSchema(schema, 'input', {}) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  if (!properties) return [[`\`${part}\``, 'see the document']];
  return Object.entries(properties).map(([name, field]) => {
    const isOptional = !required.includes(name) && part !== 'params';
    return [`\`${part}.${name}\``, describe(field, isOptional)];
  });
}

function describe(field: Json, isOptional = false): string {
  const {
    type,
    format,
    enum: values,
    minLength,
    maxLength,
    minimum,
    maximum,
    maxItems,
    description,
  } = field as {
    [Name in 'minLength' | 'maxLength' | 'minimum' | 'maximum' | 'maxItems']?: number;
  } & { type?: string; format?: string; enum?: unknown[]; description?: string };
  const most = maxLength ?? maxItems;
  const facts = [
    values ? values.join(', ') : [type, format].filter(Boolean).join(', '),
    minLength !== undefined && minLength > 0 && 'not blank',
    most !== undefined && `at most ${most.toLocaleString('en-US')}`,
    minimum !== undefined && `from ${minimum}`,
    maximum !== undefined && `to ${maximum}`,
    'default' in field && `else ${JSON.stringify(field['default'])}`,
    isOptional && 'may be left out',
  ].filter(Boolean);
  return [facts.join(', '), description].filter(Boolean).join('. ');
}
