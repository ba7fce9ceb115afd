import { type FieldError, type Problem, problem } from '@cuewright/contract';
import { type EndpointForm, isRawBody } from '@cuewright/contract/endpoints';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { explain } from './explain.ts';
import { readForm, textOf } from './read-form.ts';

type Parts = Record<'params' | 'query' | 'body', unknown>;

/** What came, by the schemas of its endpoint; or every field in it that needs a look, wherever it stands. */
export async function readRequest(
  { params, query, body, tooLarge = 'body-too-large' }: EndpointForm,
  request: FastifyRequest,
): Promise<{ parts: Parts } | Problem> {
  const parts: Parts = { params: undefined, query: undefined, body: undefined };
  const errors: FieldError[] = [];
  const read = (part: keyof Parts, schema: z.ZodType, given: unknown) => {
    const parsed = schema.safeParse(given, { error: explain });
    if (parsed.success) parts[part] = parsed.data;
    else errors.push(...fieldErrors(part, parsed.error));
  };
  if (params) read('params', params, request.params);
  if (query) read('query', query, request.query);
  if (body && isRawBody(body)) {
    if (body.kind === 'bytes') parts.body = request.body;
    else if (body.orJson && !request.isMultipart()) read('body', body.orJson, request.body);
    else {
      const form = await readForm(request, body, tooLarge);
      if ('code' in form) return form;
      read('body', textOf(body), form.text);
      errors.push(...form.errors);
      parts.body = { ...(parts.body as object | undefined), ...form.files };
    }
  } else if (body) read('body', body, request.body);
  return errors.length > 0 ? problem('invalid-request', { errors }) : { parts };
}

/** One message for a field: what follows from the first would only confuse. */
function fieldErrors(part: string, { issues }: z.ZodError): FieldError[] {
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = [part, ...path].join('.');
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...byField].map(([field, message]) => ({ field, message }));
}
