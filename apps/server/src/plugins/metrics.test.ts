import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const { app, person } = await buildTestApp();
const publicUrl = new URL('https://cuewright.example');
const open = await buildTestApp({ config: { publicUrl, hasIdentityProvider: true } });
const unnamed = await buildTestApp({ config: { hasIdentityProvider: true } });
const guarded = await buildTestApp({
  config: { publicUrl, hasIdentityProvider: true, metricsToken: 'for the dashboard' },
});

describe('[OPS-1] GET /metrics', () => {
  it('[HEALTH-2] counts what was asked by its route, never by its address', async () => {
    const { headers } = await person();
    await app.inject({ url: '/api/notes?limit=3', headers });
    await app.inject({ url: '/api/notes?limit=0', headers });
    await app.inject({ method: 'DELETE', url: '/api/notes/0199f0c4-7b4e-7cc0-9f10-5a8f0a3c2b11', headers });
    await app.inject('/some/secret/place');
    const { body, headers: answered } = await app.inject('/metrics');
    expect(answered['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(body.match(/^http_request_duration_seconds_count.*$/gm)).toEqual([
      'http_request_duration_seconds_count{method="GET",route="/api/notes",status="200"} 1',
      'http_request_duration_seconds_count{method="GET",route="/api/notes",status="400"} 1',
      'http_request_duration_seconds_count{method="DELETE",route="/api/notes/:id",status="404"} 1',
      'http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
    ]);
    expect(body).toMatch(/^http_request_duration_seconds_bucket\{.*le="\+Inf"\} 1$/m);
    expect(body).toMatch(/^process_resident_memory_bytes \d{7,}$/m);
    expect(body).toMatch(/^database_connections\{state="waiting"\} 0$/m);
    expect(body).not.toMatch(/secret|limit=|0199f0c4/);
  });

  it('is in Prometheus’ form, line by line', async () => {
    const { body } = await app.inject('/metrics');
    const form = /^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? -?[\d.e+-]+|)$/;
    expect(body.split('\n').filter((line) => !form.test(line))).toEqual([]);
  });

  it('is not there for others without its token', async () => {
    const ask = async ({ app: one }: typeof open, authorization?: string) =>
      (await one.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })).statusCode;
    expect(await ask(open)).toBe(404);
    expect(await ask(open, 'Bearer undefined')).toBe(404);
    expect(await ask(unnamed)).toBe(404);
    expect(await ask(guarded)).toBe(404);
    expect(await ask(guarded, 'Bearer for the dashboards')).toBe(404);
    expect(await ask(guarded, 'Bearer for the dashboard')).toBe(200);
  });
});
