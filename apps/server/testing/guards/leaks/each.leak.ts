import dgram from 'node:dgram';
import dns from 'node:dns';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loggerOptions } from '../../../src/log.ts';
import { allowConsole, allowNetwork } from '../allow.ts';
import { describe as describePrompt, read, readLater } from './answering/call-engine.ts';

/** An address that documentation may use and nobody has. */
const ELSEWHERE = '192.0.2.1';

/** Each of these does all that it is meant to, and has to fail all the same. */
describe('fails', () => {
  // biome-ignore lint/suspicious/noConsole: what the guard is there for.
  it('console', () => console.warn('a %s', 'leak'));
  it('stdout', () => void process.stdout.write('a leak\n'));
  it('stderr', () => void process.stderr.write('a leak\n'));
  it('logger', () => Fastify({ logger: loggerOptions('info') }).log.info('a leak'));
  it('warning', () => process.emitWarning('a leak'));
  it('rejection', () => void Promise.reject(new Error('a leak')));
  it('cleaning up', () => onTestFinished(() => void process.stdout.write('a leak\n')));
  it('engine', () => void read('a dog '.repeat(100)));
  it('engine, loaded when it is needed', async () => void (await readLater('a dog '.repeat(100))));
  it('other output than the allowed', () => {
    allowConsole(/drop/);
    process.stdout.write('a leak\n');
  });

  it('fetch', async () => await expect(fetch(`http://${ELSEWHERE}/`)).rejects.toThrow());
  it('fetch by name', async () => await expect(fetch('https://cuewright.example/')).rejects.toThrow());
  it('request', async () => void (await once(http.get({ host: ELSEWHERE, port: 81 }), 'error')));
  it('connect', async () => void (await once(net.connect(82, ELSEWHERE), 'error')));
  it('other network than the allowed', async () => {
    allowNetwork(/:84$/);
    await once(net.connect(83, ELSEWHERE), 'error');
  });
  it('datagram', async () => {
    const socket = dgram.createSocket('udp4');
    const told = await new Promise((resolve) => socket.send('a leak', 85, ELSEWHERE, resolve));
    expect(told).toBeInstanceOf(Error);
    socket.close();
  });
  it('lookup', async () => await expect(lookup('cuewright.example')).rejects.toThrow());
  it('resolve', async () => {
    const told = await new Promise((resolve) => dns.resolve4('cuewright.example', resolve));
    expect(told).toBeInstanceOf(Error);
  });
});

describe('passes', () => {
  it('allowed output', () => {
    allowConsole(
      /^console\.warn: a leak$/,
      /^process\.stdout: .*"msg":"a leak"/,
      /^warning: Warning: a leak$/,
    );
    // biome-ignore lint/suspicious/noConsole: what the guard is there for.
    console.warn('a leak');
    Fastify({ logger: loggerOptions('info') }).log.info('a leak');
    process.emitWarning('a leak');
  });

  it('allowed network', async () => {
    allowNetwork(/^192\.0\.2\.1:/, /^cuewright\.example$/);
    net
      .connect(80, ELSEWHERE)
      .on('error', () => {})
      .destroy();
    await lookup('cuewright.example').catch(() => undefined);
  });

  it('few words for the engine, and any number where that is proven to take no longer than they are', () => {
    expect(read('a dog on a quay')).toBe('a dog');
    expect(describePrompt('a dog '.repeat(100))).toHaveLength(100);
  });

  it('this machine', async () => {
    const server = http
      .createServer((_request, response) => void response.end('here'))
      .listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    for (const host of ['127.0.0.1', 'localhost']) {
      expect(await (await fetch(`http://${host}:${port}/`)).text()).toBe('here');
    }
    expect((await lookup('localhost')).address).toMatch(/^(127\.0\.0\.1|::1)$/);
    server.closeAllConnections();
    server.close();
  });

  it('files', async () => {
    const socket = `${import.meta.dirname}/none.sock`;
    const [error] = await once(net.connect(socket), 'error');
    expect(error).toMatchObject({ code: 'ENOENT' });
  });
});
