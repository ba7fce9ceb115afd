import fs from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { fileURLToPath } from 'node:url';
import { cleanText, isBlankText } from '@cuewright/engine/text';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { localKeys } from './keys.ts';
import { choosePage, errorPage, type FilledIn, PAGE_STYLE } from './pages.ts';
import { LOCAL_ID_PATH } from './paths.ts';
import { rememberPerson } from './people.ts';

const FORM_LIMIT = 8 * 1024;
const NOTHING: FilledIn = { email: '', name: '', problem: '', wrong: [] };

interface LocalIdOptions {
  dataDir: string;
  publicUrl: URL;
  origins: readonly string[];
  redirectUris: readonly string[];
}

/** Serves the local provider under its path: its own pages here, the protocol by the library. */
export async function localIdRoutes(
  app: FastifyInstance,
  { dataDir, publicUrl, origins, redirectUris }: LocalIdOptions,
): Promise<void> {
  const { db, clock } = app.deps;
  let made: Promise<Provider> | undefined;
  /** Made, with its keys, when somebody first signs in: the start does not wait for it. */
  const provider = () => {
    made ??= Promise.all([localKeys(dataDir), import('./provider.ts')])
      .then(([keys, { localIdProvider }]) =>
        localIdProvider({ db, clock, keys, publicUrl, redirectUris, onTrouble }),
      )
      .catch((error: unknown) => {
        made = undefined;
        throw error;
      });
    return made;
  };
  const onTrouble = (err: Error) => app.log.error({ err }, 'the provider on this machine failed');

  // The library reads its bodies itself; Fastify would answer its forms with 415.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));

  const page = (reply: FastifyReply, status: number, html: string) =>
    reply
      .code(status)
      .headers({ 'content-security-policy': pagePolicy(origins), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html);

  app.get(PAGE_STYLE, async (_request, reply) => {
    const style = await fs.readFile(new URL('page.css', import.meta.url));
    return reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(style);
  });
  app.get(`${LOCAL_ID_PATH}/archivo.woff2`, async (_request, reply) => {
    const file = import.meta.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2');
    const font = await fs.readFile(fileURLToPath(file));
    return reply.type('font/woff2').header('cache-control', 'public, max-age=86400').send(font);
  });

  app.get(`${LOCAL_ID_PATH}/interaction/:uid`, async (request, reply) => {
    if (!(await findUnderWay(await provider(), request, reply))) return page(reply, 400, errorPage());
    return page(reply, 200, choosePage(NOTHING));
  });

  app.post(`${LOCAL_ID_PATH}/interaction/:uid`, async (request, reply) => {
    const underWay = await findUnderWay(await provider(), request, reply);
    if (!underWay) return page(reply, 400, errorPage());
    const filledIn = readForm(await readBody(request.raw));
    if (filledIn.problem) return page(reply, 422, choosePage(filledIn));
    const accountId = await rememberPerson(db, filledIn);
    await forgetSomebodyElse(await provider(), underWay, accountId);
    const address = await (await provider()).interactionResult(request.raw, reply.raw, {
      login: { accountId, remember: false },
    });
    return reply.redirect(address, 303);
  });

  app.all(`${LOCAL_ID_PATH}/*`, async (request, reply) => {
    const { raw } = request as { raw: IncomingMessage & { originalUrl?: string } };
    for (const [name, value] of Object.entries(reply.getHeaders())) {
      if (value !== undefined) reply.raw.setHeader(name, value);
    }
    reply.raw.setHeader('content-security-policy', pagePolicy(origins));
    // The library works below its issuer's path, and writes addresses with it.
    raw.originalUrl = raw.url ?? '';
    raw.url = raw.originalUrl.slice(LOCAL_ID_PATH.length);
    // It is reached by the public address alone, whatever stands between.
    raw.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
    raw.headers['x-forwarded-host'] = publicUrl.host;
    const answer = (await provider()).callback();
    reply.hijack();
    await answer(raw, reply.raw);
  });
}

/** A browser follows a form's redirects only to where the form may lead. */
function pagePolicy(origins: readonly string[]): string {
  return `default-src 'none'; style-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${origins.join(' ')}`;
}

type UnderWay = Awaited<ReturnType<Provider['interactionDetails']>>;

async function findUnderWay(
  provider: Provider,
  { raw }: FastifyRequest,
  reply: FastifyReply,
): Promise<UnderWay | undefined> {
  try {
    return await provider.interactionDetails(raw, reply.raw);
  } catch (error) {
    if (error instanceof Error && error.name === 'SessionNotFound') return undefined;
    throw error;
  }
}

/** The library would sign out whoever was here before by a page with a script in it, which the policy refuses. */
async function forgetSomebodyElse(provider: Provider, underWay: UnderWay, accountId: string): Promise<void> {
  const kept = underWay.session && (await provider.Session.findByUid(underWay.session.uid));
  if (!kept?.accountId || kept.accountId === accountId) return;
  delete kept.accountId;
  delete kept.authorizations;
  await kept.persist();
  delete underWay.session;
  await underWay.persist();
}

async function readBody(stream: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of stream.setEncoding('utf8')) {
    body += chunk;
    if (body.length > FORM_LIMIT) break;
  }
  return new URLSearchParams(body.slice(0, FORM_LIMIT));
}

function readForm(form: URLSearchParams): FilledIn {
  const email = cleanText(form.get('email') ?? '').trim();
  const name = cleanText(form.get('name') ?? '').trim();
  const needed = {
    ...(!(/^[^\s@]+@[^\s@]+$/.test(email) && email.length <= 100) && {
      email: 'an email address like you@example.com',
    }),
    ...(!(!isBlankText(name) && name.length <= 100) && { name: 'a name of at most 100 characters' }),
  };
  const wrong = Object.keys(needed) as (keyof typeof needed)[];
  return {
    email,
    name,
    wrong,
    problem: wrong.length > 0 ? `Give ${Object.values(needed).join(' and ')}.` : '',
  };
}
