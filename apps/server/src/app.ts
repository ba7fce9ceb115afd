import { randomUUIDv7 } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { PoolState } from './database/database.ts';
import type { Queryable } from './database/tables.ts';
import type { Deps, DepsWithFiles } from './deps.ts';
import { exportParts } from './export/export-parts.ts';
import {
  type CancelSubscription,
  type LeavingParts,
  removeAccount,
} from './features/accounts/leaving/commands.ts';
import { leavingRoutes } from './features/accounts/leaving/routes.ts';
import { presentSession } from './features/accounts/sessions/present.ts';
import { deleteSessionsOf, listSessions } from './features/accounts/sessions/repository.ts';
import { sessionsRoutes } from './features/accounts/sessions/routes.ts';
import { signInRoutes } from './features/accounts/sign-in/routes.ts';
import type { FetchPicture } from './features/accounts/users/keep-picture.ts';
import { usersRoutes } from './features/accounts/users/routes.ts';
import { insertAudit } from './features/admin/audit-repository.ts';
import { mayLeave } from './features/admin/losing-admin.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { analyticsRoutes } from './features/analytics/routes.ts';
import { analyzeImageRoutes } from './features/analyze-image/routes.ts';
import { assistantRoutes } from './features/assistant/routes.ts';
import { brainstormNotesRoutes } from './features/brainstorm-notes/routes.ts';
import { copiesRoutes } from './features/copies/routes.ts';
import { filesRoutes } from './features/files/routes.ts';
import { imageReferencesRoutes } from './features/image-references/routes.ts';
import { modelsRoutes } from './features/models/routes.ts';
import { spendingIn } from './features/models/spending.ts';
import { notesRoutes } from './features/notes/routes.ts';
import { optimizerRoutes } from './features/optimizer/routes.ts';
import { endForLeaving } from './features/payments/keep-plan.ts';
import type { PaymentParts } from './features/payments/parts.ts';
import { paymentsRoutes } from './features/payments/routes.ts';
import { readSubscription } from './features/payments/subscription.ts';
import { keepPromptSomewhere } from './features/prompts/commands.ts';
import { promptsRoutes } from './features/prompts/routes.ts';
import { readingsRoutes } from './features/readings/routes.ts';
import { type Credits, rewardFriend, rewardSharer, welcomeFriend } from './features/sharing/commands.ts';
import { sharingRoutes } from './features/sharing/routes.ts';
import { siteRoutes } from './features/site/routes.ts';
import { SiteSettingsKeeper } from './features/site/site-settings.ts';
import { storageRoutes } from './features/storage/routes.ts';
import { storyboardsRoutes } from './features/storyboards/routes.ts';
import { answerOnce } from './features/usage/answer-once.ts';
import { readUsage } from './features/usage/commands.ts';
import { earnCredits, listLedger } from './features/usage/credits.ts';
import { sumEarned } from './features/usage/ledger-repository.ts';
import { presentEntry } from './features/usage/present.ts';
import { recallAllowance, rememberAllowance } from './features/usage/prior-allowance.ts';
import { lockPerson } from './features/usage/repository.ts';
import { usageRoutes } from './features/usage/routes.ts';
import { workspacesRoutes } from './features/workspaces/routes.ts';
import { writingsRoutes } from './features/writings/routes.ts';
import { loggerOptions, RequestLog } from './log.ts';
import { backPressurePlugin, type PressureLimits } from './plugins/back-pressure.ts';
import { costlyReadsPlugin } from './plugins/costly-reads.ts';
import { drainingPlugin } from './plugins/draining.ts';
import { endpointsPlugin } from './plugins/endpoints.ts';
import { healthPlugin } from './plugins/health.ts';
import { largeBodiesPlugin } from './plugins/large-bodies.ts';
import { methodsPlugin } from './plugins/methods.ts';
import { metricsPlugin } from './plugins/metrics.ts';
import { openApiPlugin } from './plugins/open-api.ts';
import { problemsPlugin, sendProblem, toProblem } from './plugins/problems.ts';
import { rateLimitsPlugin } from './plugins/rate-limits.ts';
import { securityPlugin } from './plugins/security.ts';
import { sessionsPlugin } from './plugins/sessions.ts';
import { type BodyPace, slowBodiesPlugin } from './plugins/slow-bodies.ts';
import { spacePlugin } from './plugins/space.ts';
import { webAppPlugin } from './plugins/web-app.ts';
import { refuseTunnel, refuseUnreadable } from './refuse-unreadable.ts';
import { pathOf } from './request-line.ts';
import { securityHeaders } from './security-headers.ts';
import type { Models } from './services/ai/models.ts';
import { type ModelTimes, openModels } from './services/ai/open-models.ts';
import type { Artist } from './services/artist/artist.ts';
import { boardArtist } from './services/artist/board-artist.ts';
import type { BlobStore } from './services/blobs/blob-store.ts';
import type { Checkout } from './services/checkout/checkout.ts';
import { openCheckout } from './services/checkout/open-checkout.ts';
import type { Engine } from './services/engine/engine.ts';
import { openEngine } from './services/engine/open-engine.ts';
import type { Eyes } from './services/eyes/eyes.ts';
import { openEyes } from './services/eyes/open-eyes.ts';
import { openIdentity } from './services/identity/open-identity.ts';
import { openPictureReader } from './services/picture-reader/open-picture-reader.ts';
import type { PictureReader } from './services/picture-reader/picture-reading.ts';
import { fetchPicture } from './services/pictures/fetch-picture.ts';

/** How long somebody may take before they are cut off, so that slow lines do not add up. */
export interface LineTimes {
  /** To send the head of a request. */
  headersMs: number;
  /** To send all of it. */
  requestMs: number;
  /** While nothing goes either way: whoever asks and does not take the answer. */
  silenceMs: number;
  /** How often that is looked after. */
  checkMs: number;
  /** How slowly a body may come. */
  pace: BodyPace;
}

/** The largest body, over a telephone's slow line of 200 kbit/s, takes nearly ten minutes. */
const LINE_TIMES: LineTimes = {
  headersMs: 60_000,
  requestMs: 15 * 60_000,
  silenceMs: 150_000,
  checkMs: 30_000,
  pace: { graceMs: 20_000, leastBytesPerSecond: 8_000, checkMs: 5_000 },
};

export interface AppParts {
  config: Pick<
    Config,
    | 'publicUrl'
    | 'dataDir'
    | 'drainMs'
    | 'identity'
    | 'hasIdentityProvider'
    | 'adminEmails'
    | 'contact'
    | 'heroCounters'
    | 'currency'
    | 'logLevel'
    | 'ai'
    | 'stripe'
    | 'hasDemoCheckout'
    | 'hasRateLimits'
    | 'space'
    | 'metricsToken'
    | 'trustedProxies'
  >;
  db: Queryable;
  blobs: BlobStore;
  poolState: () => PoolState;
  /** The built web app. */
  webFolder: string;
  clock?: Deps['clock'];
  newId?: Deps['newId'];
  pressure?: PressureLimits;
  lineTimes?: LineTimes;
  fetchPicture?: FetchPicture;
  cancelSubscription?: CancelSubscription;
  /** Who draws pictures for storyboards beside the board artist; nobody without. */
  artist?: Artist;
  /** Who takes payments, when it is not as the settings say. */
  checkout?: Checkout;
  /** Who does what models are asked for, when it is not as the settings say. */
  models?: Partial<Models>;
  /** How long models are waited for. */
  modelTimes?: ModelTimes | undefined;
  pictureReader?: PictureReader;
  eyes?: Eyes;
  /** The engine's threads, when they are not as many as the machine is for. */
  engine?: Engine;
  /** Elsewhere than on the standard output. */
  logTo?: { write: (line: string) => void };
}

/** The whole server, composed from its parts, not yet listening. */
export async function buildApp({
  config,
  db,
  blobs,
  poolState,
  webFolder,
  ...given
}: AppParts): Promise<FastifyInstance> {
  const headers = securityHeaders(config.publicUrl);
  const times = given.lineTimes ?? LINE_TIMES;
  const app = Fastify({
    logger: { ...loggerOptions(config.logLevel), ...(given.logTo && { stream: given.logTo }) },
    logController: new RequestLog({ requestIdLogLabel: 'id' }),
    // While a restart drains, requests on open connections are still served.
    return503OnClosing: false,
    requestTimeout: times.requestMs,
    connectionTimeout: times.silenceMs,
    trustProxy: config.trustedProxies,
    http: {
      // Node's own answer to a missing Host is a bare one; ours is given by the security plugin.
      requireHostHeader: false,
      headersTimeout: times.headersMs,
      connectionsCheckingInterval: times.checkMs,
    },
    rewriteUrl: pathOf,
    clientErrorHandler: refuseUnreadable(headers),
    frameworkErrors: (error, _request, reply) => sendProblem(reply.headers(headers), toProblem(error)),
  });
  const { clock = () => new Date(), newId = randomUUIDv7 } = given;
  const credits: Credits = {
    earn: (trx, userId, earning) => earnCredits(trx, { clock, newId }, userId, earning),
    earned: sumEarned,
  };
  const deps: DepsWithFiles = {
    db,
    blobs,
    clock,
    newId,
    onCounted: (trx, userId) => rewardSharer(trx, { clock, credits }, userId),
  };
  app.decorate('deps', deps);
  const engine = given.engine ?? openEngine();
  app.addHook('onClose', engine.close);
  const opened = openModels({
    settings: config.ai,
    spending: spendingIn(deps, config.ai.caps),
    engine,
    clock,
    log: app.log,
    times: given.modelTimes,
  });
  const models: Models = { ...opened, ...given.models };
  const payments: PaymentParts = {
    ...deps,
    publicUrl: config.publicUrl,
    currency: config.currency,
    checkout: given.checkout ?? (await openCheckout(config)),
    lockPerson,
    log: app.log,
  };
  app.server.on('connect', refuseTunnel(headers));
  // An expectation that nobody knows is no reason to refuse.
  app.server.on('checkExpectation', (request, response) => app.routing(request, response));
  app.removeContentTypeParser('text/plain');

  await app.register(drainingPlugin, config);
  await app.register(problemsPlugin);
  await app.register(securityPlugin, config);
  await app.register(backPressurePlugin, given.pressure ?? {});
  await app.register(metricsPlugin, { config, poolState, models: opened.metrics });
  await app.register(methodsPlugin);
  await app.register(sessionsPlugin, config);
  await app.register(rateLimitsPlugin, config);
  await app.register(slowBodiesPlugin, { pace: times.pace, headers });
  await app.register(costlyReadsPlugin);
  await app.register(largeBodiesPlugin);
  await app.register(spacePlugin, config);
  await app.register(endpointsPlugin);
  const { provider, callbacks, forget } = await openIdentity(app, config);
  await app.register(signInRoutes, {
    identity: provider,
    callbacks,
    publicUrl: config.publicUrl,
    onSignUp: async (trx, newcomer) => {
      const hadAccount = await recallAllowance(trx, deps, newcomer);
      if (!hadAccount) await welcomeFriend(trx, { clock, credits }, newcomer);
    },
    onVerified: (trx, userId) => rewardFriend(trx, { credits }, userId),
    fetchPicture: given.fetchPicture ?? fetchPicture,
  });
  await app.register(sessionsRoutes, config);
  await app.register(usersRoutes);
  const leaving: LeavingParts = {
    rememberAllowance: (trx, leaver) => rememberAllowance(trx, deps, leaver),
    forgetIdentity: forget,
    mayLeave: (trx, userId) => mayLeave(trx, config, userId),
    cancelSubscription: given.cancelSubscription ?? ((userId) => endForLeaving(payments, userId)),
  };
  await app.register(leavingRoutes, { publicUrl: config.publicUrl, exportParts, ...leaving });
  await app.register(usageRoutes);
  await app.register(sharingRoutes, { credits });
  await app.register(paymentsRoutes, { parts: payments });
  const siteSettings = new SiteSettingsKeeper(deps, config.heroCounters);
  await app.register(siteRoutes, {
    contact: config.contact,
    settings: siteSettings,
    noteChange: async (trx, { id }, reason) => {
      const entry = { action: 'change-settings', admin_id: id, user_id: null, reason } as const;
      await insertAudit(trx, { id: newId(), created_at: clock(), ...entry });
    },
  });
  await app.register(adminRoutes, {
    parts: {
      ...deps,
      adminEmails: config.adminEmails,
      readUsage: (actor) => readUsage(deps, actor),
      readLedger: async (actor, limit) => {
        const { entries, total } = await listLedger(deps, actor, { limit });
        return { entries: entries.map(presentEntry), total };
      },
      readSubscription: (userId) => readSubscription(payments, userId),
      listSessions: async (userId) => (await listSessions(db, userId, clock())).map(presentSession),
      endSessions: deleteSessionsOf,
      giveCredits: (trx, userId, earning) => earnCredits(trx, deps, userId, earning),
      removeAccount: (user, typed, mayGo) => removeAccount({ db, ...leaving }, user, typed, mayGo),
    },
  });
  await app.register(analyticsRoutes, { heroCounters: () => siteSettings.heroCounters() });
  await app.register(optimizerRoutes, {
    polish: models.polish,
    answerOnce: (actor, work, make) => answerOnce(deps, actor, work, make),
  });
  await app.register(analyzeImageRoutes, {
    ...deps,
    see: models.see,
    engine,
    reader: given.pictureReader ?? openPictureReader(),
    eyes: given.eyes ?? openEyes(),
    answerOnce: (actor, work, make, keep) => answerOnce(deps, actor, work, make, keep),
    keepPrompt: (trx, actor, prompt) => keepPromptSomewhere(trx, deps, actor, prompt),
  });
  await app.register(copiesRoutes, { engine });
  await app.register(readingsRoutes, { read: models.read });
  await app.register(writingsRoutes, { write: models.write });
  await app.register(assistantRoutes, {
    converse: models.converse,
    readUsage: (actor) => readUsage(deps, actor),
    currency: config.currency,
  });
  await app.register(modelsRoutes, { settings: config.ai });
  await app.register(promptsRoutes);
  await app.register(workspacesRoutes);
  await app.register(notesRoutes);
  await app.register(brainstormNotesRoutes);
  await app.register(imageReferencesRoutes);
  await app.register(storyboardsRoutes, {
    engine,
    artists: { sketch: boardArtist(engine), picture: given.artist ?? models.draw },
    answerOnce: (actor, work, make) => answerOnce(deps, actor, work, make),
  });
  await app.register(storageRoutes);
  await app.register(filesRoutes);
  await app.register(openApiPlugin, config);
  await app.register(healthPlugin);
  await app.register(webAppPlugin, { folder: webFolder, ...config });
  return app;
}
