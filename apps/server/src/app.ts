import { randomUUIDv7 } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Queryable } from './database/tables.ts';
import type { Deps } from './deps.ts';
import { notesRoutes } from './features/notes/routes.ts';
import { signInRoutes } from './features/sign-in/routes.ts';
import { recallAllowance } from './features/usage/prior-allowance.ts';
import { usageRoutes } from './features/usage/routes.ts';
import { usersRoutes } from './features/users/routes.ts';
import { loggerOptions, RequestLog } from './log.ts';
import { drainingPlugin } from './plugins/draining.ts';
import { endpointsPlugin } from './plugins/endpoints.ts';
import { healthPlugin } from './plugins/health.ts';
import { problemsPlugin, refuseUnreadable, sendProblem, toProblem } from './plugins/problems.ts';
import { rateLimitsPlugin } from './plugins/rate-limits.ts';
import { securityPlugin } from './plugins/security.ts';
import { sessionsPlugin } from './plugins/sessions.ts';
import { webAppPlugin } from './plugins/web-app.ts';
import { openIdentity } from './services/identity/open-identity.ts';

/** For a request to arrive whole. */
const REQUEST_WITHIN_MS = 120_000;

export interface AppParts {
  config: Pick<
    Config,
    | 'publicUrl'
    | 'dataDir'
    | 'identity'
    | 'hasIdentityProvider'
    | 'adminEmails'
    | 'logLevel'
    | 'hasRateLimits'
  >;
  db: Queryable;
  /** The built web app. */
  webFolder: string;
  clock?: Deps['clock'];
  newId?: Deps['newId'];
}

/** The whole server, composed from its parts, not yet listening. */
export async function buildApp({ config, db, webFolder, ...given }: AppParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: loggerOptions(config.logLevel),
    logController: new RequestLog({ requestIdLogLabel: 'id' }),
    // While a restart drains, requests on open connections are still served.
    return503OnClosing: false,
    requestTimeout: REQUEST_WITHIN_MS,
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (error, _request, reply) => sendProblem(reply, toProblem(error)),
  });
  const deps: Deps = { db, clock: given.clock ?? (() => new Date()), newId: given.newId ?? randomUUIDv7 };
  app.decorate('deps', deps);
  app.removeContentTypeParser('text/plain');

  await app.register(drainingPlugin);
  await app.register(problemsPlugin);
  await app.register(securityPlugin, config);
  await app.register(sessionsPlugin, config);
  await app.register(rateLimitsPlugin, config);
  await app.register(endpointsPlugin);
  const { provider, callbacks } = await openIdentity(app, config);
  await app.register(signInRoutes, {
    identity: provider,
    callbacks,
    publicUrl: config.publicUrl,
    onSignUp: (trx, newcomer) => recallAllowance(trx, deps, newcomer),
  });
  await app.register(usersRoutes);
  await app.register(usageRoutes);
  await app.register(notesRoutes);
  await app.register(healthPlugin);
  await app.register(webAppPlugin, { folder: webFolder });
  return app;
}
