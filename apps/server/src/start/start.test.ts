import { randomUUIDv7 } from 'node:crypto';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { freshDatabase, freshEmbedded, freshFolder } from '../../testing/fresh-database.ts';
import { addPeople } from '../../testing/load/add-people.ts';
import { noteIds, postNote } from '../../testing/notes.ts';
import type { Person } from '../../testing/people.ts';
import { somePicture } from '../../testing/pictures.ts';
import { startS3StandIn } from '../../testing/s3-stand-in.ts';
import { runToEnd, settingsFor, startServer, startWithPeople } from '../../testing/start-server.ts';
import { openDatabase } from '../database/database.ts';
import { recordBlob, storeBytes } from '../services/blobs/commands.ts';
import { deleteBlob } from '../services/blobs/repository.ts';
import { openS3Store } from '../services/blobs/s3-store.ts';

/** A server that is only asked: one start for all of those tests. */
const { dataDir, remove } = await freshEmbedded();
const running = await startServer({ DATA_DIR: dataDir });
afterAll(async () => {
  expect(await running.end()).toBe(0);
  await remove();
});

async function emptyFolder(): Promise<string> {
  const folder = await freshFolder();
  onTestFinished(() => fs.rm(folder, { recursive: true, force: true }));
  return folder;
}

describe('a start that cannot succeed ends with code 1 and one clear line for each cause', () => {
  it('PORT=abc DATABASE_URL=nope', async () => {
    const { code, output } = await runToEnd({ PORT: 'abc', DATABASE_URL: 'nope' });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toEqual([
      'Cuewright cannot start: 2 settings need a look.',
      expect.stringContaining('Try PORT=3000'),
      expect.stringContaining('postgres://user:password@host:5432/name'),
    ]);
  });

  it('WORKERS=2 without DATABASE_URL', async () => {
    const { code, output } = await runToEnd({ WORKERS: '2', DATA_DIR: await emptyFolder() });
    expect([code, output]).toEqual([1, expect.stringContaining('WORKERS=2 needs DATABASE_URL')]);
  });

  it('a DATA_DIR in use', async () => {
    const { code, output } = await runToEnd({ DATA_DIR: dataDir, PORT: '1' });
    expect([code, output.trim()]).toEqual([
      1,
      expect.stringMatching(/^DATA_DIR .* is in use by another Cuewright\..*with DATA_DIR\.$/),
    ]);
  });

  it('a DATA_DIR that cannot be written to', async () => {
    const file = path.join(await emptyFolder(), 'a-file');
    await fs.writeFile(file, '');
    const { code, output } = await runToEnd({ DATA_DIR: path.join(file, 'data') });
    expect([code, output.trim()]).toEqual([
      1,
      expect.stringMatching(/^DATA_DIR .* cannot be written to \(ENOTDIR\)\..*$/),
    ]);
  });

  it('a DATA_DIR whose files a newer version made', async () => {
    const dataDir = await emptyFolder();
    await fs.mkdir(path.join(dataDir, 'database'));
    await fs.writeFile(path.join(dataDir, 'database/PG_VERSION'), '19\n');
    const { code, output } = await runToEnd({ DATA_DIR: dataDir });
    expect([code, output.trim()]).toEqual([
      1,
      expect.stringMatching(/^The database .* was made by a newer version of Cuewright.*$/),
    ]);
  });

  it('a database whose tables a newer version made', async () => {
    const fresh = await freshDatabase();
    onTestFinished(fresh.remove);
    const { db, close } = await openDatabase(fresh, { onConnectionLost: () => {} });
    await sql`insert into kysely_migration (name, timestamp) values ('209901010000_holograms', '2099')`.execute(
      db,
    );
    await close();
    const { code, output } = await runToEnd(settingsFor(fresh));
    expect([code, output.trim()]).toEqual([
      1,
      expect.stringMatching(/^The database was made by a newer version of Cuewright.*$/),
    ]);
  });
});

describe('a start that cannot succeed', () => {
  it('says so when the database’s files are broken, without waiting for them to mend', async () => {
    const fresh = await freshEmbedded();
    onTestFinished(fresh.remove);
    await fs.truncate(path.join(fresh.dataDir, 'database/global/pg_control'), 10);
    const { code, output } = await runToEnd({ DATA_DIR: fresh.dataDir });
    expect(code).toBe(1);
    expect(output.trim().split('\n').at(-1)).toMatch(
      /^The database in .* does not open \(.+\)\. Put a backup/,
    );
  });
});

it.each(['127.0.0.1', '::1'])('answers what is not HTTP on %s as a problem', async (host) => {
  const socket = net.connect(Number(new URL(running.origin).port), host);
  socket.write('this is not HTTP\r\n\r\n');
  const answer: Buffer[] = [];
  for await (const chunk of socket) answer.push(chunk as Buffer);
  expect(Buffer.concat(answer).toString()).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*application\/problem\+json[\s\S]*"code":"malformed-request"/,
  );
});

it('[HEALTH-1] answers, and says what it is made of', async () => {
  expect((await fetch(`${running.origin}/readyz`)).status).toBe(200);
  expect(running.output()).toMatch(
    /^Database .*\nFiles .*\nModels {5}none, .*\nContact {4}none, .*\nNetwork .*\nCuewright is ready at http:\/\/localhost:\d+\n$/,
  );
});

it('[FILE-1] [FILE-4] keeps files in S3 when it is told to, says so, and sweeps there what nobody uses', async () => {
  const service = await startS3StandIn();
  onTestFinished(service.close);
  const fresh = await freshDatabase();
  onTestFinished(fresh.remove);
  const { endpoint = '', region, bucket, accessKeyId, secretAccessKey } = service.settings;
  const inS3 = {
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  const [owner] = (await addPeople(fresh, new URL('http://localhost'), 1)) as [Person];
  const { db, close } = await openDatabase(fresh, { onConnectionLost: () => {} });
  const blobs = openS3Store(service.settings);
  const deps = { db, blobs, clock: () => new Date(), newId: randomUUIDv7 };
  const stored = await storeBytes(deps, owner.id, somePicture());
  const { id } = await recordBlob(db, deps, stored);
  await deleteBlob(db, { id, userId: owner.id });
  blobs.close();
  await close();
  expect(service.objects.size).toBe(1);

  const server = await startServer({ ...settingsFor(fresh), ...inS3 });
  expect(server.output()).toContain(`Files      S3, in films at ${new URL(endpoint).host} (S3_BUCKET)\n`);
  expect(server.output()).not.toContain(secretAccessKey);
  await expect.poll(() => service.objects.size).toBe(0);
  expect(await server.end()).toBe(0);
});

it('listens on this machine’s loopback addresses and no others', async () => {
  const port = new URL(running.origin).port;
  const listening = async (file: string) =>
    (await fs.readFile(file, 'utf8'))
      .split('\n')
      .map((line) => line.trim().split(/\s+/))
      .filter(
        ([, local, , state]) =>
          state === '0A' && local?.endsWith(`:${Number(port).toString(16).toUpperCase().padStart(4, '0')}`),
      )
      .map(([, local]) => local?.split(':')[0]);
  if (process.platform === 'linux') {
    expect(await listening('/proc/net/tcp')).toEqual(['0100007F']);
    expect(
      (await listening('/proc/net/tcp6')).filter((address) => address !== '00000000000000000000000001000000'),
    ).toEqual([]);
  }
});

describe('two copies', async () => {
  const copies = await Promise.all(
    (['SIGTERM', 'SIGINT'] as const).map(async (signal) => {
      const fresh = await freshDatabase();
      // All forty requests are to arrive before it closes, on a busy machine too.
      const { server, people } = await startWithPeople(fresh, { DRAIN_MS: '1000' });
      return { signal, fresh, server, person: people[0] };
    }),
  );
  afterAll(async () => {
    for (const { fresh } of copies) await fresh.remove();
  });

  it('run side by side, each with its own people', async () => {
    for (const { server } of copies) {
      for (const { server: home, person } of copies) {
        const { status } = await fetch(`${server.origin}/api/notes`, { headers: person.headers });
        expect(status).toBe(server === home ? 200 : 401);
      }
    }
  });

  it.each(copies)('$signal lets what is under way finish, then ends with code 0', async (copy) => {
    const { signal, fresh, server, person } = copy;
    const answers: number[] = [];
    const requests = Array.from({ length: 40 }, async () => {
      answers.push((await postNote(server.origin, person)).status);
    });
    await Promise.race(requests);
    const ended = server.end(signal);
    expect(answers.length).toBeLessThan(40);
    await Promise.all(requests);
    expect(await ended).toBe(0);
    expect(answers).toEqual(Array(40).fill(201));
    expect((await noteIds(fresh)).size).toBe(40);
  });
});
