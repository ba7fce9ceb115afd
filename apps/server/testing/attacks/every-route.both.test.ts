import fs from 'node:fs/promises';
import path from 'node:path';
import { type ErrorCode, errors } from '@cuewright/contract';
import {
  type EndpointForm,
  type EndpointKey,
  endpoints,
  isRaw,
  isRawBody,
} from '@cuewright/contract/endpoints';
import type { LightMyRequestResponse } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from '../../../../scripts/project.ts';
import { somePhoto } from '../bad-pictures.ts';
import { buildTestApp } from '../build-test-app.ts';
import { isEmbeddedShare } from '../test-database-url.ts';
import { castOf, VICTIM_WORD } from './cast.ts';
import { changedTables, DatabaseState, touchedVictim, writtenByFailure } from './database-state.ts';
import { type Dice, dice } from './dice.ts';
import { MARK } from './hostile-words.ts';
import { type Attack, attacks, foreignRows } from './make-attack.ts';
import { type Whole, wholeRequest } from './whole-requests.ts';
import { writeRequest } from './write-request.ts';

const inFull = Boolean(process.env['SOAK']);
/** Attacks on each call. Routes refuse them whatever database is behind, so the embedded one's own share is what is right. */
const ROUNDS = inFull ? 560 : isEmbeddedShare ? 0 : 16;
/** Told when something fails; given back by ATTACK_SEED, the same attacks are made again. */
const SEED = Number(process.env['ATTACK_SEED'] ?? (inFull ? Date.now() % 2 ** 31 : 20_261_122));

const picture = await (await somePhoto(64, 48)).png().toBuffer();
const lines: string[] = [];
const at = new Date('2026-11-22T12:00:00Z');
const server = await buildTestApp({
  config: { hasRateLimits: false, hasDemoCheckout: true, logLevel: 'debug' },
  clock: () => at,
  artist: { name: 'A stand-in', isFree: false, withinMs: 20_000, draw: async () => picture },
  logTo: { write: (line) => void lines.push(line) },
});
const { app, db } = server;
const cast = await castOf(server);
const state = await DatabaseState.keep(db, cast.victim.id);
const before = await state.read();

/** Answers that a whole request has where it cannot come to its end on a server of tests. */
const CANNOT_END: Partial<Record<EndpointKey, ErrorCode>> = {
  'POST /api/sessions': 'sign-in-refused',
  // The demo is told of payments by nobody.
  'POST /api/payments/webhook': 'payments-not-configured',
};

const counted: Record<string, Record<string, number>> = {};

interface Told {
  key: EndpointKey;
  kind: string;
  endpoint: EndpointForm;
}

/** Makes one attack, and holds its answer and what it left behind to what always holds. */
async function hold({ options, answers }: Attack, { key, kind, endpoint }: Told) {
  lines.length = 0;
  const answer = await app.inject(options);
  const after = await state.read();
  const changed = changedTables(before, after);
  if (changed.length > 0) await state.restore(changed);
  const statuses = { ...counted[kind] };
  statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1;
  counted[kind] = statuses;

  const wrong: string[] = [];
  const must = (isSo: boolean, words: string) => void (isSo || wrong.push(words));
  const isRefused = answer.statusCode >= 400;
  const cannotEnd = isRefused && codeOf(answer) === CANNOT_END[key];
  must(answer.statusCode < 500 || cannotEnd, 'the server broke');
  if (answers) must(answers.includes(answer.statusCode), `only ${answers.join(' or ')} is right`);
  if (isRefused) {
    must(isProblem(answer), 'the failure is none of the contract');
    must(writtenByFailure(changed).length === 0, `a failure wrote to ${changed.join(', ')}`);
  } else if (options.method === endpoint.method) {
    const told = shapeProblem(endpoint, answer);
    must(told === undefined, `the answer has another shape: ${told}`);
  }
  if (options.headers['cookie'] !== cast.admin.headers.cookie) {
    must(touchedVictim(before, after).length === 0, `rows of somebody else changed: ${changed.join(', ')}`);
    const sent = `${options.url} ${options.payload}`;
    const seen = [VICTIM_WORD, ...cast.victimIds].filter((one) => answer.body.includes(one));
    must(
      seen.filter((one) => !sent.includes(one)).length === 0,
      `it tells ${seen.join(', ')} of somebody else`,
    );
  }
  const logged = lines.join('');
  must(!logged.includes(MARK), `the log has what was sent: ${logged}`);
  must(!logged.includes(cast.attacker.cookie.value), 'the log has a token');
  for (const [name, value] of Object.entries(answer.headers)) {
    must(!String(value).includes(MARK) || name === 'content-disposition', `${name} carries what was sent`);
  }
  if (wrong.length === 0) return answer;
  return expect.fail(
    [
      `${key}, ${kind}, ATTACK_SEED=${SEED}: ${wrong.join('; ')}`,
      `sent ${JSON.stringify({ ...options, headers: { ...options.headers, cookie: '...' } }).slice(0, 1_500)}`,
      `got ${answer.statusCode} ${answer.body.slice(0, 600)}`,
    ].join('\n'),
  );
}

function codeOf(answer: LightMyRequestResponse): string | undefined {
  const isTold = String(answer.headers['content-type']).startsWith('application/problem+json');
  return isTold && answer.body ? answer.json().code : undefined;
}

function isProblem(answer: LightMyRequestResponse): boolean {
  if (answer.raw.req.method === 'HEAD') return true;
  if (!String(answer.headers['content-type']).startsWith('application/problem+json')) return false;
  const { type, status, code, title } = answer.json();
  const known = errors[code as ErrorCode];
  return type === `urn:cuewright:error:${code}` && known?.status === status && known.title === title;
}

function shapeProblem({ responses, streamed }: EndpointForm, answer: LightMyRequestResponse) {
  const declared = responses[answer.statusCode as 200];
  if (!declared) return `status ${answer.statusCode}`;
  if (isRaw(declared) || answer.statusCode === 204 || answer.statusCode === 304) return undefined;
  if (streamed && String(answer.headers['content-type']).startsWith('text/event-stream')) return undefined;
  return declared.safeParse(answer.json()).error?.message;
}

/** A form goes as such every other time. */
function wholeOf(key: EndpointKey, endpoint: EndpointForm, chance: Dice): Whole {
  const { body } = endpoint;
  const isForm = body !== undefined && isRawBody(body) && body.kind === 'multipart';
  return wholeRequest(key, endpoint, cast.own, isForm && chance.below(2) === 0);
}

const all = Object.entries(endpoints) as [EndpointKey, EndpointForm][];

describe('[ATTACK-1] every call of the contract', () => {
  it.each(all)(
    '%s takes what is right, and holds against what is wrong',
    async (key, endpoint) => {
      const chance = dice(SEED + all.findIndex(([one]) => one === key));
      const right = wholeRequest(key, endpoint, cast.own);
      const { headers } = endpoint.admin ? cast.admin : cast.attacker;
      const taken = await hold(
        { options: writeRequest(endpoint, right, { ...headers }) },
        { key, kind: 'nothing wrong', endpoint },
      );
      expect(taken.statusCode < 400 ? undefined : taken.json().code, taken.body).toBe(CANNOT_END[key]);

      if (ROUNDS > 0) {
        const theirs = wholeRequest(key, endpoint, cast.theirs);
        for (const attack of foreignRows({ endpoint, whole: right, cast }, theirs)) {
          await hold(attack, { key, kind: 'foreign row', endpoint });
        }
      }

      const kinds = Object.entries(attacks);
      for (let round = 0, made = 0; made < ROUNDS; round++) {
        const [kind, make] = kinds[round % kinds.length] ?? expect.fail('There are no attacks.');
        const attack = make({ endpoint, whole: wholeOf(key, endpoint, chance), cast, dice: chance });
        if (!attack) continue;
        await hold(attack, { key, kind, endpoint });
        made += 1;
      }
      const still = await app.inject({ url: '/api/users/me', headers: cast.attacker.headers });
      expect(still.json().id).toBe(cast.attacker.id);
    },
    inFull ? 600_000 : 60_000,
  );
});

it('[ATTACK-1] were as many as they should be', () => {
  expect(attacksMade()).toBeGreaterThanOrEqual(all.length * ROUNDS);
  if (inFull) expect(attacksMade()).toBeGreaterThan(50_000);
});

// After each, so that what was done is told also of a run that is cut off.
afterEach(async () => {
  if (!inFull) return;
  await fs.mkdir(path.join(root, '.cache'), { recursive: true });
  const told = JSON.stringify({ seed: SEED, made: attacksMade(), counted }, null, 2);
  await fs.writeFile(path.join(root, '.cache', `attacks-${SEED}.json`), told);
});

function attacksMade(): number {
  const each = Object.values(counted).flatMap((statuses) => Object.values(statuses));
  return each.reduce((sum, count) => sum + count, 0);
}
