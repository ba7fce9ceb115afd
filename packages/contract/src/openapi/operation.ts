import type { z } from 'zod';
import { isRaw, type RawAnswer } from '../endpoints/answers.ts';
import { type FilePart, isFilePart, isRawBody, type RawBody } from '../endpoints/bodies.ts';
import type { EndpointForm, RateLimit } from '../endpoints/endpoint.ts';
import { type Json, jsonSchema } from './json-schema.ts';
import { anyProblem, problemResponses } from './problems.ts';
import { STATUS_WORDS } from './status-words.ts';

/** One call as an operation; schemas with names of their own go into `shared`. */
export function operation(endpoint: EndpointForm, shared: Json): Json {
  const { method, path, summary, body, responses } = endpoint;
  const places = path.split('/').slice(2);
  return {
    operationId: [method.toLowerCase(), ...places.map((place) => place.replace(/\W+/g, '_'))]
      .join('_')
      .replace(/_+/g, '_')
      .replace(/_$/, ''),
    summary,
    ...(description(endpoint) && { description: description(endpoint) }),
    tags: [places[0]],
    security: security(endpoint),
    parameters: [
      ...parameters(endpoint.params, 'path', shared),
      ...parameters(endpoint.query, 'query', shared),
    ],
    ...(body && { requestBody: { required: true, content: requestContent(body, shared) } }),
    responses: {
      ...Object.fromEntries(
        Object.entries(responses).map(([status, answer]) => [
          status,
          withStream(
            successResponse(Number(status), answer as z.ZodType | RawAnswer, shared),
            endpoint,
            shared,
          ),
        ]),
      ),
      ...problemResponses(endpoint),
      default: anyProblem,
    },
  };
}

function description({ admin, isCostly, rateLimit, bodyLimit, saysSuccess }: EndpointForm): string {
  return [
    admin && 'For admins.',
    isCostly && 'One at a time for each person; others of theirs wait.',
    rateLimit && rateLimitWords(rateLimit),
    bodyLimit && `Takes at most ${bodyLimit.toLocaleString('en-US')} bytes.`,
    saysSuccess && 'Failures also carry `success: false` and `error`.',
  ]
    .filter(Boolean)
    .join(' ');
}

export function rateLimitWords({ max, perSeconds, by, counted, guests }: RateLimit): string {
  const where = counted === 'database' ? 'across all processes' : 'per process';
  const fewer = guests ? `, ${often(guests)} signed out` : '';
  return `At most ${often({ max, perSeconds })} for one ${by}${fewer}, counted ${where}.`;
}

function often({ max, perSeconds }: Pick<RateLimit, 'max' | 'perSeconds'>): string {
  const times = max === 1 ? 'once' : `${max.toLocaleString('en-US')} times`;
  return `${times} in ${perSeconds.toLocaleString('en-US')} s`;
}

function security({ public: isPublic, session }: EndpointForm): Json[] {
  if (isPublic) return [];
  return session === 'optional' ? [{ session: [] }, {}] : [{ session: [] }];
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query', shared: Json): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input', shared) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description: words, ...rest }]) => ({
    name,
    in: place,
    ...(place === 'path' || required.includes(name) ? { required: true } : {}),
    ...(words !== undefined && { description: words }),
    schema: rest,
  }));
}

function requestContent(body: z.ZodType | RawBody, shared: Json): Json {
  if (!isRawBody(body)) return { 'application/json': { schema: jsonSchema(body, 'input', shared) } };
  if (body.kind === 'bytes') return { [body.type]: { schema: {} } };
  const parts = Object.entries(body.parts);
  const properties = parts.map(([name, part]) => [
    name,
    isFilePart(part) ? { description: filePartWords(part) } : jsonSchema(part, 'input', shared),
  ]);
  const encoding = parts.flatMap(([name, part]) =>
    isFilePart(part) && part.types ? [[name, { contentType: part.types.join(', ') }]] : [],
  );
  const required = parts.filter(([, part]) => !isFilePart(part) || !part.optional).map(([name]) => name);
  return {
    'multipart/form-data': {
      schema: { type: 'object', required, properties: Object.fromEntries(properties) },
      encoding: Object.fromEntries(encoding),
    },
    ...(body.orJson && { 'application/json': { schema: jsonSchema(body.orJson, 'input', shared) } }),
  };
}

/** The same answer, bit by bit, for whoever asks for events. */
function withStream(response: Json, { streamed }: EndpointForm, shared: Json): Json {
  if (!streamed) return response;
  const schema = jsonSchema(streamed.event, 'output', shared);
  return {
    ...response,
    content: { ...(response['content'] as Json), 'text/event-stream': { schema } },
  };
}

function filePartWords({ maxBytes, types }: FilePart): string {
  return `At most ${maxBytes.toLocaleString('en-US')} bytes${types ? `: ${types.join(', ')}` : ''}.`;
}

function successResponse(status: number, answer: z.ZodType | RawAnswer, shared: Json): Json {
  const words = STATUS_WORDS[status] ?? 'Done.';
  if (!isRaw(answer)) {
    const schema = status === 204 ? undefined : jsonSchema(answer, 'output', shared);
    return { description: words, ...(schema && { content: { 'application/json': { schema } } }) };
  }
  switch (answer.kind) {
    case 'text':
      return { description: words, content: { [answer.type]: { schema: { type: 'string' } } } };
    case 'binary':
      return { description: words, content: Object.fromEntries(answer.types.map((type) => [type, {}])) };
    case 'events':
      return {
        description: 'Server-sent events. The data of each is JSON of this shape.',
        content: { 'text/event-stream': { schema: jsonSchema(answer.event, 'output', shared) } },
      };
    case 'redirect':
      return {
        description: 'Go on there.',
        headers: { Location: { required: true, schema: { type: 'string', format: 'uri-reference' } } },
      };
  }
}
