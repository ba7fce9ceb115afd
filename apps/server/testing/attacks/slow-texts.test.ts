import fs from 'node:fs/promises';
import path from 'node:path';
import { type EndpointForm, type EndpointKey, endpoints } from '@cuewright/contract/endpoints';
import { afterAll, describe, expect, it } from 'vitest';
import { slowText, slowUnits } from '../../../../packages/engine/testing/slow-texts.ts';
import { parsePattern } from '../../../../scripts/patterns/parse-pattern.ts';
import { patternsIn } from '../../../../scripts/patterns/patterns-in.ts';
import { worstCases } from '../../../../scripts/patterns/worst-cases.ts';
import { root } from '../../../../scripts/project.ts';
import { somePhoto } from '../bad-pictures.ts';
import { buildTestApp } from '../build-test-app.ts';
import { formWith } from '../form.ts';
import { castOf } from './cast.ts';
import { dice } from './dice.ts';
import { placesIn, valueAt, withValueAt } from './places.ts';
import { pictureHolding } from './slow-pictures.ts';
import { type Whole, wholeRequest } from './whole-requests.ts';
import { writeRequest } from './write-request.ts';

const inFull = Boolean(process.env['SOAK']);
/** Of each text of a call. */
const ROUNDS = inFull ? 60 : 2;
const SEED = Number(process.env['ATTACK_SEED'] ?? (inFull ? Date.now() % 2 ** 31 : 20_261_122));
const LENGTHS = [200, 500, 2_000, 20_000, 100_000];

const picture = await (await somePhoto(64, 48)).png().toBuffer();
const server = await buildTestApp({
  config: { hasRateLimits: false, hasDemoCheckout: true },
  artist: { name: 'A stand-in', isFree: false, withinMs: 20_000, draw: async () => picture },
});
const { app } = server;
const cast = await castOf(server);
const other = await server.person();
const all = (Object.entries(endpoints) as [EndpointKey, EndpointForm][])
  // What ends the attacker's account or session.
  .filter(([, { method, path: address }]) => method !== 'DELETE' && !/logout|oauth/.test(address));

/** The worst texts of every pattern that stands in the product, and what costs a reader of words the most. */
const patterns = patternsIn(['apps/server/src', 'packages/contract/src', 'packages/engine/src']);
const chance = dice(SEED);
const waits: { key: string; ms: number }[] = [];

function slow(length: number): string {
  if (chance.below(3) === 0) return slowText(chance.one(slowUnits), length);
  const { pattern } = chance.one(patterns);
  const texts = [...worstCases(parsePattern(pattern), length)];
  return texts.length === 0 ? slowText(chance.one(slowUnits), length) : chance.one(texts);
}

/** How long somebody else waits for an answer of their own while this one is on its way. */
async function waitedMeanwhile(key: string, work: Promise<unknown>): Promise<void> {
  const began = performance.now();
  const answer = await app.inject({ url: '/api/usage', headers: other.headers });
  waits.push({ key, ms: performance.now() - began });
  expect(answer.statusCode, key).toBe(200);
  await work;
}

describe('[ATTACK-10] texts made to be slow', () => {
  it('hold up nobody where a picture brings them', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const bytes = pictureHolding(slow(20_000), round % 2 === 0);
      const form = formWith({ bytes });
      const headers = { ...form.headers, ...cast.attacker.headers };
      const url = '/api/analyze-image';
      const sent = app.inject({ method: 'POST', url, headers, payload: form.payload });
      await waitedMeanwhile(url, sent);
      expect((await sent).statusCode).not.toBe(500);
    }
  });

  it('come from patterns of every part of the product', () => {
    for (const folder of ['apps/server/src', 'packages/contract/src', 'packages/engine/src'])
      expect(patterns.filter(({ file }) => file.startsWith(folder)).length).toBeGreaterThan(10);
  });

  it.each(all)(
    '%s answers them, and the thread that answers reads none of them',
    async (key, endpoint) => {
      const whole = wholeRequest(key, endpoint, cast.own);
      const places = placesIn(whole).filter(
        (place) => place[0] !== 'params' && typeof valueAt(whole, place) === 'string',
      );
      const { headers } = endpoint.admin ? cast.admin : cast.attacker;
      for (const place of places) {
        for (let round = 0; round < ROUNDS; round++) {
          const text = slow(chance.one(LENGTHS));
          const request = writeRequest(endpoint, withValueAt(whole, place, text) as Whole, { ...headers });
          const sent = app.inject(request);
          await waitedMeanwhile(key, sent);
          const { statusCode, body } = await sent;
          expect(statusCode, `${key} ${place.join('.')} ATTACK_SEED=${SEED}: ${body.slice(0, 300)}`).not.toBe(
            500,
          );
        }
      }
    },
    inFull ? 600_000 : 60_000,
  );
});

/** Told of, never asserted: how long it takes depends on the machine. */
afterAll(async () => {
  if (!inFull) return;
  const sorted = waits.toSorted((one, two) => one.ms - two.ms);
  const p99 = sorted[Math.floor(sorted.length * 0.99)]?.ms;
  const told = { seed: SEED, count: sorted.length, p99, longest: sorted.slice(-5) };
  await fs.mkdir(path.join(root, '.cache'), { recursive: true });
  await fs.writeFile(path.join(root, '.cache', `slow-texts-${SEED}.json`), JSON.stringify(told, null, 2));
});
