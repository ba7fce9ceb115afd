import { createHash, timingSafeEqual } from 'node:crypto';
import { problem } from '@cuewright/contract';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { answersOthers } from '../answers-others.ts';
import type { Config } from '../config.ts';
import type { PoolState } from '../database/database.ts';
import { counter, Durations, gauge, gauges } from '../prometheus.ts';
import { sendProblem } from './problems.ts';

interface MetricsParts {
  config: Pick<Config, 'publicUrl' | 'metricsToken' | 'hasIdentityProvider'>;
  poolState: () => PoolState;
  /** What models are asked. */
  models: () => string[];
}

/** What this process does and holds, for Prometheus: for whoever has the token, and on this machine for its own people. */
export const metricsPlugin = fp(
  async (app, { config, poolState, models }: MetricsParts) => {
    const durations = new Durations();
    app.addHook('onResponse', async ({ method, routeOptions, is404 }, { statusCode, elapsedTime }) => {
      const route = is404 ? 'none' : (routeOptions.url ?? 'none');
      durations.add({ method, route, status: String(statusCode) }, elapsedTime / 1000);
    });

    const mayRead = readerOf(config);
    app.get('/metrics', { logLevel: 'warn', config: { isVital: true } }, async (request, reply) => {
      if (!mayRead(request)) return sendProblem(reply, problem('not-found'));
      const { rss, heapUsed } = process.memoryUsage();
      const { user, system } = process.cpuUsage();
      const { inFlight, eventLoopDelayMs } = app.pressure();
      const lines = [
        ...durations.lines('http_request_duration_seconds', 'How long answers took.'),
        ...gauge('http_requests_in_flight', 'Requests under way.', inFlight),
        ...gauges('database_connections', 'Connections, and callers that wait for one.', 'state', {
          ...poolState(),
        }),
        ...models(),
        ...gauge(
          'nodejs_eventloop_delay_p99_seconds',
          'Waits for a turn, in the last second.',
          eventLoopDelayMs / 1000,
        ),
        ...gauge('nodejs_heap_used_bytes', 'Memory that JavaScript uses.', heapUsed),
        ...gauge('process_resident_memory_bytes', 'Memory that the process holds.', rss),
        ...counter('process_cpu_seconds_total', 'Time on a core.', (user + system) / 1e6),
        ...gauge('process_start_time_seconds', 'When the process began.', performance.timeOrigin / 1000),
      ];
      return reply
        .type('text/plain; version=0.0.4; charset=utf-8')
        .header('cache-control', 'no-store')
        .send(`${lines.join('\n')}\n`);
    });
  },
  { name: 'metrics', dependencies: ['back-pressure', 'problems'] },
);

/** Behind a proxy on the same machine everybody comes from it, so an address alone proves nothing once others are let in. */
function readerOf(config: MetricsParts['config']): (request: FastifyRequest) => boolean {
  if (!config.metricsToken) return () => !answersOthers(config);
  const expected = digest(`Bearer ${config.metricsToken}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), expected);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
