import http from 'node:http';
import { expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const { app, person } = await buildTestApp({ config: { hasRateLimits: false } });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });

it.each([
  ['/api/image-references', 'application/json', '0'],
  ['/api/image-references', 'application/json', undefined],
  ['/api/image-references', 'multipart/form-data; boundary=cut', '0'],
  ['/api/analyze-image', 'application/json', '0'],
])(
  '[UPLOAD-2] a body in which nothing comes is refused at once: %s, %s, length %s',
  async (path, type, length) => {
    const somebody = await person();
    const sent = { ...somebody.headers, host: 'localhost:3000', 'content-type': type };
    const how = length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length };
    const status = await new Promise((resolve, reject) => {
      const request = http.request(`${origin}${path}`, {
        method: 'POST',
        headers: { ...sent, ...how },
        agent: false,
      });
      request
        .once('response', (answer) => resolve(answer.resume().statusCode))
        .once('error', reject)
        .end();
    });
    expect(status).toBe(400);
  },
);
