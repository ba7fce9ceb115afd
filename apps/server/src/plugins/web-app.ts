import path from 'node:path';
import { problem } from '@cuewright/contract';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import { sendProblem } from './problems.ts';

const PAGE = 'index.html';

/** The built web app: names with a hash are kept for ever, the page itself is asked for each time. */
export const webAppPlugin = fp(
  async (app, { folder }: { folder: string }) => {
    await app.register(fastifyStatic, {
      root: folder,
      wildcard: false,
      index: PAGE,
      cacheControl: false,
      setHeaders: (reply, file) => {
        reply.header(
          'cache-control',
          path.relative(folder, file).startsWith('assets')
            ? 'public, max-age=31536000, immutable'
            : 'no-cache',
        );
      },
    });

    app.setNotFoundHandler((request, reply) => {
      const wantsPage = request.method === 'GET' && !/^\/api(\/|\?|$)/.test(request.url);
      return wantsPage ? reply.code(404).sendFile(PAGE) : sendProblem(reply, problem('not-found'));
    });
  },
  { name: 'web-app', dependencies: ['problems'] },
);
