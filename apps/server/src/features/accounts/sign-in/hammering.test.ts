import { expect, it } from 'vitest';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import { Visitor } from '../../../../testing/visitor.ts';

const { app, db } = await buildTestApp();

it('[SIGN-7] tells whoever hammers at sign-in to wait, and counts it where every process sees it', async () => {
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 25; attempt++) {
    const answer = await new Visitor(app).post('/api/sessions', { code: 'guess', state: 'guess' });
    statuses.push(answer.statusCode);
    if (answer.statusCode === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([...Array(20).fill(401), ...Array(5).fill(429)]);
  const rows = await db.selectFrom('rate_limits').select('count').execute();
  expect(rows.map(({ count }) => count)).toEqual([25]);
});
