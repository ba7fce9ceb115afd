import SwaggerParser from '@apidevtools/swagger-parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  binary,
  bytes,
  defineEndpoint,
  endpoints,
  events,
  multipart,
  redirect,
  text,
} from '../endpoints/index.ts';
import { openApiDocument } from './index.ts';

const form = { summary: 'For this test.' } as const;

/** One call of every form there is, so that each is held valid before a feature brings it. */
const everyForm = [
  defineEndpoint({
    ...form,
    method: 'GET',
    path: '/api/csv',
    admin: true,
    responses: { 200: text('text/csv') },
  }),
  defineEndpoint({
    ...form,
    method: 'GET',
    path: '/api/pictures/{id}',
    session: 'optional',
    params: z.object({ id: z.uuid() }),
    responses: { 200: binary('image/webp', 'image/png') },
  }),
  defineEndpoint({
    ...form,
    method: 'POST',
    path: '/api/words',
    body: z.object({ message: z.string().max(500) }),
    saysSuccess: true,
    responses: { 200: events(z.object({ word: z.string() })) },
  }),
  defineEndpoint({
    ...form,
    method: 'POST',
    path: '/api/either',
    session: 'optional',
    rateLimit: {
      max: 60,
      perSeconds: 60,
      by: 'person',
      counted: 'database',
      guests: { max: 10, perSeconds: 3_600, spares: () => false },
    },
    responses: { 200: z.object({ words: z.string() }) },
    streamed: events(z.object({ word: z.string() })),
  }),
  defineEndpoint({ ...form, method: 'GET', path: '/api/away', public: true, responses: { 303: redirect } }),
  defineEndpoint({
    ...form,
    method: 'POST',
    path: '/api/stills',
    body: multipart({ still: { kind: 'file', maxBytes: 10, types: ['image/png'] }, title: z.string() }),
    bodyLimit: 2_000,
    rateLimit: { max: 10, perSeconds: 60, by: 'person', counted: 'database' },
    responses: { 200: z.object({ again: z.literal(true) }), 201: z.object({ id: z.string() }) },
  }),
  defineEndpoint({
    ...form,
    method: 'POST',
    path: '/api/hook',
    public: true,
    body: bytes('application/json'),
    responses: { 204: z.void() },
  }),
];

const documents = {
  'the contract': openApiDocument({
    version: '1.0.0',
    origin: 'https://cuewright.example',
    sessionCookie: 'c',
  }),
  'every form of a call': openApiDocument({
    version: '1.0.0',
    origin: 'https://cuewright.example',
    sessionCookie: 'c',
    calls: Object.fromEntries(everyForm.map((call) => [`${call.method} ${call.path}`, call])),
  }),
};

describe.each(Object.entries(documents))('[API-1] %s as OpenAPI 3.1', (_, document) => {
  it('is valid to swagger-parser', async () => {
    await expect(SwaggerParser.validate(structuredClone(document) as never)).resolves.toMatchObject({
      openapi: '3.1.0',
    });
  });

  it('is valid to openapi-schema-validator', async () => {
    expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  });
});

describe('[API-1] the document', () => {
  const { paths, components } = documents['the contract'] as {
    paths: Record<string, Record<string, { responses: Record<string, unknown>; requestBody?: unknown }>>;
    components: { schemas: Record<string, unknown> };
  };

  it('tells every call', () => {
    const told = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(told.sort()).toEqual(Object.keys(endpoints).sort());
  });

  it('tells limits, answers and failures', () => {
    const { requestBody, responses = {} } = paths['/api/notes']?.['post'] ?? {};
    expect(requestBody).toMatchObject({
      content: {
        'application/json': {
          schema: { properties: { title: { maxLength: 200 } }, required: ['title', 'content'] },
        },
      },
    });
    expect(Object.keys(responses)).toEqual([
      '201',
      '400',
      '401',
      '403',
      '409',
      '413',
      '415',
      '429',
      'default',
    ]);
    expect(components.schemas['StaleVersionProblem']).toMatchObject({
      allOf: [{}, { required: ['current'], properties: { code: { const: 'stale-version' } } }],
    });
  });
});
