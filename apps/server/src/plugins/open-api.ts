import { openApiDocument } from '@cuewright/contract/openapi';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import manifest from '../../package.json' with { type: 'json' };
import { sessionCookieName } from '../features/accounts/sessions/cookies.ts';
import { policyHeader } from '../security-headers.ts';

/** The contract for other programs to read, and a page on which people read it. */
export const openApiPlugin = fp(
  async (app, { publicUrl }: { publicUrl: URL }) => {
    const document = openApiDocument({
      version: manifest.version,
      origin: publicUrl.origin,
      sessionCookie: sessionCookieName(publicUrl),
    });
    const written = JSON.stringify(document);
    app.get('/api/openapi.json', async (_request, reply) =>
      reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(written),
    );

    await app.register(swagger, { mode: 'static', specification: { document: document as never } });
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      theme: {
        title: 'Cuewright: the contract',
        css: [{ filename: 'ours.css', content: '.swagger-ui .topbar { display: none }' }],
      },
      // The page brings data: icons and one style of its own; nothing comes from elsewhere, and no validator is asked.
      staticCSP: policyHeader({
        'img-src': "'self' data:",
        'style-src': "'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='",
      }),
      uiHooks: {
        onRequest: (_request, reply, done) => {
          reply.header('cache-control', 'no-cache');
          done();
        },
      },
      uiConfig: {
        url: '/api/openapi.json',
        validatorUrl: null,
        docExpansion: 'list',
        tryItOutEnabled: false,
      },
    });
  },
  { name: 'open-api', dependencies: ['security'] },
);
