import type { EndpointForm } from '../endpoints/endpoint.ts';
import { errorsOf } from '../endpoints/errors-of.ts';
import { type ErrorCode, errors } from '../errors.ts';
import type { Json } from './json-schema.ts';

const problemSchema: Json = {
  type: 'object',
  description: 'RFC 9457 problem details. `code` tells what went wrong, and what else the problem carries.',
  required: ['type', 'code', 'status', 'title'],
  properties: {
    type: { type: 'string', format: 'uri' },
    code: { type: 'string', enum: Object.keys(errors) },
    status: { type: 'integer' },
    title: { type: 'string', description: 'Words for the person in front of the screen.' },
    detail: { type: 'string' },
    errors: { type: 'array', items: { $ref: '#/components/schemas/FieldError' } },
    success: { const: false, description: 'From calls that say so.' },
    error: { type: 'string', description: 'The title once more, from calls that say `success`.' },
  },
};

const fieldErrorSchema: Json = {
  type: 'object',
  required: ['field', 'message'],
  properties: {
    field: { type: 'string', examples: ['body.title'] },
    message: { type: 'string', examples: ['Title can have at most 200 characters; this has 340.'] },
  },
};

/** Every way to fail, as a schema of its own. */
export function problemSchemas(): Json {
  const named = Object.entries(errors).map(([code, { status, title, members }]) => [
    schemaName(code),
    {
      description: title,
      allOf: [
        { $ref: '#/components/schemas/Problem' },
        {
          type: 'object',
          required: Object.keys(members),
          properties: { code: { const: code }, status: { const: status }, ...members },
        },
      ],
    },
  ]);
  return { Problem: problemSchema, FieldError: fieldErrorSchema, ...Object.fromEntries(named) };
}

/** The failures of a call, by their status. */
export function problemResponses(endpoint: EndpointForm): Json {
  const byStatus = Map.groupBy(new Set(errorsOf(endpoint)), (code) => errors[code].status);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, problemResponse(status, codes)]));
}

/** What any call can answer when the server has trouble of its own. */
export const anyProblem: Json = {
  description: 'Trouble on the way: any other code of the catalogue.',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

function problemResponse(status: number, codes: readonly ErrorCode[]): Json {
  const refs = codes.map((code) => ({ $ref: `#/components/schemas/${schemaName(code)}` }));
  return {
    description: codes.map((code) => `\`${code}\`: ${errors[code].title}`).join(' '),
    ...(status === 429 && { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }),
    content: { 'application/problem+json': { schema: refs.length === 1 ? refs[0] : { oneOf: refs } } },
  };
}

/** `note-not-found` as `NoteNotFoundProblem`. */
function schemaName(code: string): string {
  const words = code.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return `${words.join('')}Problem`;
}
