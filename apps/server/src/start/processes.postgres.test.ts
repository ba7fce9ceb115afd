import { randomUUIDv7 } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { addPeople } from '../../testing/load/add-people.ts';
import { askAs } from '../../testing/load/ask.ts';
import { pictureForm } from '../../testing/load/author.ts';
import { tellFigure } from '../../testing/load/figures.ts';
import { servedAt } from '../../testing/load/served-at.ts';
import type { Person } from '../../testing/people.ts';
import { somePicture } from '../../testing/pictures.ts';
import { startS3StandIn } from '../../testing/s3-stand-in.ts';
import { signIn } from '../../testing/sign-in.ts';
import { settingsFor, startServer } from '../../testing/start-server.ts';
import { Visitor } from '../../testing/visitor.ts';
import { openDatabase } from '../database/database.ts';
import { recordBlob, storeBytes } from '../services/blobs/commands.ts';
import { openFolderStore } from '../services/blobs/folder-store.ts';
import { deleteBlob } from '../services/blobs/repository.ts';
import { openS3Store } from '../services/blobs/s3-store.ts';

const GONE = 24;
const FOLLOWED_WITHIN_MS = 2_000;
/** Seldom enough for the limits of the call. */
const POLLED_EVERY_MS = 250;

describe.each(['a folder they share', 'S3'])(
  'several processes on one database, files in %s',
  async (where) => {
    const service = await startS3StandIn();
    const { endpoint = '', region, bucket, accessKeyId, secretAccessKey } = service.settings;
    const inS3 = {
      S3_ENDPOINT: endpoint,
      S3_REGION: region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    };
    const isS3 = where === 'S3';
    // Where files are kept matters to files alone: the daily run makes the other calls over one of them.
    const isInFull = !isS3 || Boolean(process.env['SOAK']);
    const fresh = await freshDatabase();
    const { db, close } = await openDatabase(fresh, { onConnectionLost: () => {} });
    const blobs = isS3 ? openS3Store(service.settings) : await openFolderStore(fresh.dataDir);
    const deps = { db, blobs, clock: () => new Date(), newId: randomUUIDv7 };

    const ports = [await freePort(), await freePort()] as const;
    const publicUrl = new URL(`http://localhost:${ports[0]}`);
    const [admin, one, another, buyer] = (await addPeople(fresh, publicUrl, 4)) as [
      Person,
      Person,
      Person,
      Person,
    ];
    // What is due to be removed before anybody has started.
    const due = await Promise.all(
      Array.from({ length: GONE }, async () => await storeBytes(deps, one.id, somePicture())),
    );
    for (const stored of due) {
      const { id } = await recordBlob(db, deps, stored);
      await deleteBlob(db, { id, userId: one.id });
    }
    await db
      .updateTable('blob_deletions')
      .set({ due_at: new Date(0) })
      .execute();

    const settings = { ...settingsFor(fresh), PUBLIC_URL: publicUrl.origin, ...(isS3 && inS3) };
    const servers = await Promise.all([
      startServer({ ...settings, PORT: String(ports[0]), WORKERS: isInFull ? '2' : '1' }),
      startServer({ ...settings, PORT: String(ports[1]) }),
    ]);
    afterAll(async () => {
      await Promise.all(servers.map((server) => server.end()));
      if (isS3) blobs.close();
      await close();
      await service.close();
      await fresh.remove();
    });
    const [first, second] = [servers[0].origin, servers[1].origin] as const;
    let turn = 0;
    /** One after the other; the first of them has two workers. */
    const next = () => servers[turn++ % servers.length]?.origin ?? first;
    /** Often enough that each of the three has been asked. */
    const everywhere = async (person: Pick<Person, 'headers'>, path: string) =>
      await Promise.all(Array.from({ length: 12 }, () => askAs(person, next)('GET', path)));
    const statusesOf = (answers: { status: number }[]) => [...new Set(answers.map(({ status }) => status))];

    it('[PROC-4] reads at each what was handed in at another, and at none what was deleted', async () => {
      for (const [at, from] of [
        [first, second],
        [second, first],
      ] as const) {
        const kept = await askAs(one, () => at)('POST', '/image-references', await pictureForm(`From ${at}`));
        expect(kept.status).toBe(201);
        const { id, url } = kept.value;
        const read = (origin: string) => fetch(origin + url, { headers: one.headers });
        const bytes = await Promise.all([at, from].map(async (origin) => (await read(origin)).bytes()));
        expect(bytes[0]).toEqual(bytes[1]);
        expect(bytes[0]?.length).toBeGreaterThan(0);
        expect((await askAs(one, () => from)('DELETE', `/image-references/${id}`)).status).toBe(204);
        expect((await read(at)).status).toBe(404);
      }
    });

    it('[PROC-6] removes what is due once, although each of them sweeps', async () => {
      const left = async () => {
        const rows = await db
          .selectFrom('blob_deletions')
          .where('due_at', '=', new Date(0))
          .selectAll()
          .execute();
        return rows.length;
      };
      await expect.poll(left).toBe(0);
      for (const address of due) expect(await blobs.read(address)).toBeUndefined();
      const removals = service.requests.filter((request) => request.startsWith('DELETE'));
      expect(removals.filter((request) => due.some(({ sha256 }) => request.endsWith(sha256)))).toHaveLength(
        isS3 ? GONE : 0,
      );
      expect(new Set(removals).size).toBe(removals.length);
    });

    if (isInFull) {
      it('[PROC-1] signs somebody in through all of them together, knows them at each, and is rid of them at each', async () => {
        const visitor = new Visitor(servedAt(next), publicUrl.host);
        expect((await signIn(visitor)).statusCode).toBe(201);
        const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const theirs = { headers: { cookie } };
        expect(statusesOf(await everywhere(theirs, '/users/me'))).toEqual([200]);
        expect(
          (
            await new Visitor(
              servedAt(() => second),
              publicUrl.host,
            ).get('/api/users/me')
          ).statusCode,
        ).toBe(401);
        expect((await askAs(theirs, () => second)('GET', '/logout')).status).toBeLessThan(300);
        expect(statusesOf(await everywhere(theirs, '/users/me'))).toEqual([401]);
      });

      it('[PROC-3] follows at each what an admin sets at one, within two seconds', async (test) => {
        const site = { hero_counters: null, promo: true, reason: 'A line for everybody' };
        const banner = { text: 'We are closed on Monday', link: null };
        // Each has read how the site was, and goes by it.
        await everywhere(admin, '/site');
        expect((await askAs(admin, () => second)('PUT', '/admin/settings', { ...site, banner })).status).toBe(
          200,
        );
        const began = performance.now();
        await expect
          .poll(async () => (await everywhere(admin, '/site')).map(({ value }) => value.banner), {
            interval: POLLED_EVERY_MS,
          })
          .toEqual(Array(12).fill(banner));
        const took = performance.now() - began;
        if (process.env['SOAK']) expect(took).toBeLessThan(FOLLOWED_WITHIN_MS + POLLED_EVERY_MS * 2);
        tellFigure(test, `every process followed after ${took.toFixed(0)} ms`);
      });

      it('[PROC-5] counts at all of them together what protects sign-in and money, and a visitor once', async () => {
        const bought = { planId: 'monthly', userId: buyer.id, returnUrl: '/' };
        const answers = await Promise.all(
          Array.from({ length: 60 }, () => askAs(buyer, next)('POST', '/payments/create-session', bought)),
        );
        const { 201: begun, 429: refused, ...others } = Object.groupBy(answers, ({ status }) => status);
        expect([begun?.length, refused?.length, others]).toEqual([20, 40, {}]);

        const visitors = async () =>
          (await askAs(another, next)('GET', '/analytics/stats')).value.visitorCount;
        const before = await visitors();
        const seen = Array.from({ length: 12 }, () =>
          askAs(another, next)('POST', '/analytics/track-visitor'),
        );
        expect(statusesOf(await Promise.all(seen))).toEqual([204]);
        expect((await visitors()) - before).toBe(1);
      });

      it('[PROC-2] lets no more than the allowance through, whichever process is asked', async () => {
        const body = { method: 'guided' };
        const answers = await Promise.all(
          Array.from({ length: 60 }, () => askAs(another, next)('POST', '/usage/increment', body)),
        );
        const { 201: counted, 429: refused } = Object.groupBy(answers, ({ status }) => status);
        expect([counted?.length, refused?.length]).toEqual([6, 54]);
        const used = (await everywhere(another, '/usage')).map(({ value }) => value.prompts_used);
        expect(used).toEqual(Array(12).fill(6));
      });
    }
  },
);
