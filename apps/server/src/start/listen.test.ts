import { once } from 'node:events';
import net from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../scripts/free-port.ts';
import { listen } from './listen.ts';
import { StartError } from './start-error.ts';

/** What somebody sends who takes a minute for each byte. */
const beginning =
  'POST /notes HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{';

it('closes in time although somebody sends a byte a minute', async () => {
  const app = Fastify();
  const arrived = Promise.withResolvers<void>();
  const hosts = ['127.0.0.1', '::1'];
  let bodies = 0;
  app.addHook('preParsing', async () => {
    bodies += 1;
    if (bodies === hosts.length) arrived.resolve();
  });
  app.post('/notes', async () => 'kept');
  const port = await freePort();
  await listen(app, { port, hasIdentityProvider: false }, { closeWithinMs: 100 });

  const cutOff = hosts.map(async (host) => {
    const line = net.connect(port, host).on('error', () => {});
    line.write(beginning);
    await once(line, 'close');
  });
  await arrived.promise;
  await app.close();
  await Promise.all(cutOff);
});

it('says which port is taken, and what to do', async () => {
  const other = net.createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const { port } = other.address() as net.AddressInfo;
  const app = Fastify();
  const failure = await listen(app, { port, hasIdentityProvider: false }).catch((error) => error);
  await app.close();
  expect(failure).toBeInstanceOf(StartError);
  expect(failure.message).toBe(`PORT=${port} is taken. Stop what uses it, or choose another with PORT.`);
});
