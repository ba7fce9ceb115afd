import { problem } from '@cuewright/contract';
import fp from 'fastify-plugin';
import { sendProblem } from './problems.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route there is, as `GET /api/notes/:id`. */
    routesServed: () => readonly string[];
  }
}

interface Served {
  method: string;
  url: string;
  matches: RegExp;
}

/** A path that exists, asked for in a way it does not know, answers 405 and names the ways it does. */
export const methodsPlugin = fp(
  async (app) => {
    const served: Served[] = [];
    app.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) served.push({ method: one, url, matches: pattern(url) });
    });
    app.decorate('routesServed', () => served.map(({ method, url }) => `${method} ${url}`));

    app.addHook('onRequest', async (request, reply) => {
      if (!request.is404) return;
      const [path = ''] = request.url.split('?');
      const methods = served.filter(({ matches }) => matches.test(path)).map(({ method }) => method);
      if (methods.length === 0) return;
      reply.header('allow', [...new Set(methods)].sort().join(', '));
      return sendProblem(reply, problem('method-not-allowed'));
    });
  },
  { name: 'methods', dependencies: ['security'] },
);

/** A route's address as Fastify writes it: `:name` for a part, `*` for the rest. */
function pattern(url: string): RegExp {
  const parts = url.split('/').map((part) => {
    if (part.startsWith(':')) return '[^/]+';
    return part === '*' ? '.*' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/')}$`);
}
