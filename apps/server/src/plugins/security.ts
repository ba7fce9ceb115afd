import { problem } from '@cuewright/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { isLoopbackName } from '../loopback.ts';
import { securityHeaders } from '../security-headers.ts';
import { sendProblem } from './problems.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const LONGEST_URL = 8_000;

export const securityPlugin = fp(
  async (app, { publicUrl, hasIdentityProvider }: Pick<Config, 'publicUrl' | 'hasIdentityProvider'>) => {
    const headers = securityHeaders(publicUrl);

    app.addHook('onRequest', async (request, reply) => {
      reply.headers(headers);
      // A name that an attacker's DNS points at 127.0.0.1 would make this server part of their site.
      // A page of theirs writes what a proxy would say, but not its own Host.
      const names = [request.host, request.headers.host ?? ''];
      if (!hasIdentityProvider && !names.every(isOurName)) return sendProblem(reply, problem('foreign-host'));
      if (request.raw.httpVersion === '1.1' && !request.headers.host) {
        return sendProblem(reply, problem('malformed-request'));
      }
      if (request.url.length > LONGEST_URL) return sendProblem(reply, problem('address-too-long'));
      const changes = !SAFE_METHODS.has(request.method) || request.routeOptions.config.endpoint?.guarded;
      if (changes && !isOurs(request, publicUrl)) {
        return sendProblem(reply, problem('cross-site-request'));
      }
    });
  },
  { name: 'security', dependencies: ['problems'] },
);

/** Whether a Host header names this machine and nothing else. */
function isOurName(host: string): boolean {
  return isLoopbackName(host.toLowerCase().replace(/:\d+$/, ''));
}

/** Whether our own page, or no page at all, sent this. Sec-Fetch-Site cannot be forged by a page; Origin serves old browsers. */
function isOurs({ headers }: FastifyRequest, publicUrl: URL): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return headers.origin === undefined || headers.origin === publicUrl.origin;
}
