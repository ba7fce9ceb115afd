import { problem } from '@cuewright/contract';
import helmet from '@fastify/helmet';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { isLoopbackName } from '../loopback.ts';
import { sendProblem } from './problems.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

export const securityPlugin = fp(
  async (app, { publicUrl, hasIdentityProvider }: Pick<Config, 'publicUrl' | 'hasIdentityProvider'>) => {
    await app.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy() },
      hsts: publicUrl.protocol === 'https:' && { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    });

    app.addHook('onRequest', async (request, reply) => {
      // A name that an attacker's DNS points at 127.0.0.1 would make this server part of their site.
      if (!hasIdentityProvider && !isOurName(request.host))
        return sendProblem(reply, problem('foreign-host'));
      const changes = !SAFE_METHODS.has(request.method) || request.routeOptions.config.endpoint?.guarded;
      if (changes && !isOurs(request, publicUrl)) {
        return sendProblem(reply, problem('cross-site-request'));
      }
    });
  },
  { name: 'security', dependencies: ['problems'] },
);

function contentSecurityPolicy() {
  const ours = ["'self'"];
  return {
    'default-src': ["'none'"],
    'script-src': ours,
    'style-src': ours,
    'img-src': ours,
    'font-src': ours,
    'connect-src': ours,
    'manifest-src': ours,
    'base-uri': ["'none'"],
    'form-action': ours,
    'frame-ancestors': ["'none'"],
  };
}

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
