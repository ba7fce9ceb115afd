import { type EndpointForm, type EndpointKey, isFilePart, isRawBody } from '@cuewright/contract/endpoints';
import { z } from 'zod';
import { textOf } from '../../src/endpoints/read-form.ts';
import type { Own } from './cast.ts';
import { MARK } from './hostile-words.ts';
import { sampleOf } from './sample.ts';

/** A request as its parts, before it is written out. */
export interface Whole {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  /** Of JSON, or the text of a form. */
  body?: unknown;
  /** The file of a form; then `body` is its text. */
  file?: Buffer;
}

/** What the id in a path names. */
const named: Partial<Record<`/api/${string}`, (own: Own) => string>> = {
  '/api/sessions/{id}': ({ ids }) => ids.session,
  '/api/image-references/{id}': ({ ids }) => ids.imageReference,
  '/api/prompts/{id}': ({ ids }) => ids.prompt,
  '/api/notes/{id}': ({ ids }) => ids.note,
  '/api/brainstorm-notes/{id}': ({ ids }) => ids.brainstormNote,
  '/api/workspaces/{id}': ({ ids }) => ids.workspace,
  '/api/storyboards/{id}': ({ ids }) => ids.storyboard,
  '/api/payments/{session}': ({ ids }) => ids.openPayment,
  '/api/payments/invoices/{id}': ({ ids }) => ids.invoice,
  '/api/files/{sha256}': ({ file }) => file,
  '/api/admin/users/{id}': ({ target }) => target,
};

/** What no schema tells. A call whose example is none fails until it is told here. */
const told: Partial<Record<EndpointKey, (own: Own) => Record<string, unknown>>> = {
  'POST /api/user-profile': () => ({ phone: '+34600123456', email: `${MARK}@example.org` }),
  // A text, or a form; never both.
  'POST /api/copies': () => ({ text: MARK, form: undefined, method: undefined, models: ['midjourney'] }),
  'POST /api/readings': () => ({ text: MARK, models: ['midjourney'] }),
  'POST /api/writings': () => ({ model: 'midjourney', settings: { negative: [MARK], ratio: '16:9' } }),
  'POST /api/prompts': (own) => ({
    model: 'midjourney',
    json_config: JSON.stringify({ mode: 'photo', note: MARK }),
    workspace_id: own.ids.defaultWorkspace,
  }),
  'PATCH /api/prompts/{id}': () => ({ json_config: JSON.stringify({ mode: 'photo', note: MARK }) }),
  'POST /api/workspaces/{id}/prompts': (own) => ({ prompt_ids: [own.ids.prompt] }),
  'POST /api/storyboards': ({ ids }) => ({ prompt_id: ids.prompt, frames: [frame] }),
  'PUT /api/storyboards/{id}': () => ({ frames: [frame] }),
  'POST /api/analytics/increment-prompts': ({ ids }) => ({ generation_id: ids.generation }),
  'POST /api/users/subscription': () => ({ planType: 'monthly' }),
  'PUT /api/admin/settings': () => ({ banner: { text: MARK, link: '/?step=upgrade' }, version: 0 }),
  'POST /api/payments/create-session': (own) => ({
    userId: own.id,
    planId: 'lifetime',
    returnUrl: 'http://localhost:3000/?step=upgrade',
  }),
  'DELETE /api/users/me': (own) => ({ email: own.email }),
  'DELETE /api/admin/users/{id}': () => ({ email: 'target@example.org' }),
  'POST /api/image-references': (own) => ({ url: dataUrl(own.picture) }),
  'POST /api/analyze-image': (own) => ({ imageData: dataUrl(own.picture) }),
};

/** The same, of a query. */
const asked: Partial<Record<EndpointKey, Record<string, unknown>>> = {
  'GET /api/prompts': { model: 'midjourney' },
  'GET /api/admin/prompts': { model: 'midjourney' },
  'GET /api/admin/prompts.csv': { model: 'midjourney' },
};

const frame = {
  id: '0199f0c4-7b4e-7cc0-9f10-5a8f0a3c2b12',
  prompt: MARK,
  imageUrl: null,
  isSketch: true,
  size: null,
  move: MARK,
  lens: MARK,
  duration: 2.5,
  dialogue: MARK,
  note: MARK,
};

/** A request that this call takes, of somebody's own; or a failure that says what is to be told here. */
export function wholeRequest(key: EndpointKey, endpoint: EndpointForm, own: Own, asForm = false): Whole {
  const { params, query, body } = endpoint;
  const whole: Whole = { params: {}, query: {} };
  for (const name of Object.keys(params?.shape ?? {})) whole.params[name] = idOf(endpoint, own);
  if (query) {
    // A list is asked for by a page or by a cursor, and a cursor is one that was given.
    const { cursor: _, ...sample } = sampleOf(query) as Record<string, unknown>;
    whole.query = checked(key, query, { ...sample, ...asked[key] });
  }
  const more = told[key]?.(own) ?? {};
  if (!body) return whole;
  if (!isRawBody(body)) return { ...whole, body: checked(key, body, merged(sampleOf(body), more)) };
  if (body.kind === 'bytes') return { ...whole, body: { id: MARK, type: MARK } };
  if (body.orJson && !asForm) {
    return { ...whole, body: checked(key, body.orJson, merged(sampleOf(body.orJson), more)) };
  }
  const text = textOf(body);
  const form = { ...whole, body: checked(key, text, sampleOf(text)) };
  return Object.values(body.parts).some(isFilePart) ? { ...form, file: own.picture } : form;
}

function idOf({ path }: EndpointForm, own: Own): string {
  const [stem] = Object.keys(named)
    .filter((prefix) => path.startsWith(prefix))
    .sort((one, other) => other.length - one.length);
  const find = stem === undefined ? undefined : named[stem as keyof typeof named];
  if (!find) throw new Error(`Say in ${import.meta.filename} what the id in ${path} names.`);
  return find(own);
}

function dataUrl(picture: Buffer): string {
  return `data:image/jpeg;base64,${picture.toString('base64')}`;
}

function merged(sample: unknown, more: object): unknown {
  return typeof sample === 'object' ? { ...sample, ...more } : sample;
}

function checked<T>(key: string, schema: z.ZodType, value: T): T {
  const read = schema.safeParse(value);
  if (read.success) return value;
  throw new Error(`No request for ${key} can be made: ${z.prettifyError(read.error)}
Tell in ${import.meta.filename} what its schema does not.`);
}
