import { Readable } from 'node:stream';
import type { EndpointForm, EventsAnswer } from '@cuewright/contract/endpoints';
import { isRaw } from '@cuewright/contract/endpoints';
import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Carried } from './carried.ts';

/** Sends a value in the form that its endpoint declares for the status. */
export function sendAnswer(
  reply: FastifyReply,
  { method, path, responses }: EndpointForm,
  status: number,
  value: unknown,
): FastifyReply {
  const declared = (responses as Record<number, EndpointForm['responses'][200]>)[status];
  if (!declared) throw new Error(`${method} ${path} does not declare the status ${status}.`);
  reply.code(status);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  if (!isRaw(declared)) return sendJson(reply, declared, value, `${method} ${path}`);
  switch (declared.kind) {
    case 'text':
      return reply.type(`${declared.type}; charset=utf-8`).send(value);
    case 'binary':
      if (!reply.hasHeader('content-type')) reply.type(declared.types[0]);
      return reply.send(value);
    case 'events':
      return sendEvents(reply, declared, value as AsyncIterable<unknown>);
    case 'redirect':
      return reply.header('location', String(value)).send();
  }
}

export function sendEvents(
  reply: FastifyReply,
  declared: EventsAnswer,
  source: AsyncIterable<unknown>,
): FastifyReply {
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  // Proxies that gather an answer before they pass it on would hold every event back.
  return reply
    .header('x-accel-buffering', 'no')
    .type('text/event-stream')
    .send(Readable.from(eventLines(source, declared)));
}

/** What is not listed does not leave. An answer that its own schema refuses is a bug, whose values stay out of the log. */
function sendJson(reply: FastifyReply, schema: z.ZodType, value: unknown, key: string): FastifyReply {
  const parsed = schema.safeParse(value);
  if (!parsed.success) {
    const places = parsed.error.issues.map(({ code, path }) => `${path.join('.') || 'answer'} (${code})`);
    throw new Error(`The answer of ${key} is not what it declares: ${places.join(', ')}.`);
  }
  if (parsed.data === undefined) return reply.send();
  return reply.type('application/json; charset=utf-8').serializer(String).send(JSON.stringify(parsed.data));
}

async function* eventLines(source: AsyncIterable<unknown>, { event }: EventsAnswer): AsyncGenerator<string> {
  for await (const data of source) yield `data: ${JSON.stringify(event.parse(data))}\n\n`;
}

export function carry(reply: FastifyReply, { headers, cookies = [] }: Carried): void {
  if (headers) reply.headers(headers);
  for (const { name, value, ...options } of cookies) reply.setCookie(name, value, options);
}
