import dgram from 'node:dgram';
import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const loopback = new net.BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whoever asks whether a place may be reached has it refused unless the answer is yes. */
type MayReach = (place: string) => boolean;

/** Refuses, in this process, whatever would leave the machine: connections, datagrams and the looking up of names. */
export function guardNetwork(mayReach: MayReach): void {
  guardConnections(mayReach);
  guardDatagrams(mayReach);
  guardNames(mayReach);
  syncBuiltinESMExports();
}

function guardConnections(mayReach: MayReach): void {
  const { connect } = net.Socket.prototype;
  net.Socket.prototype.connect = function (this: net.Socket, ...given: unknown[]) {
    const place = placeOf(given);
    if (place === undefined || isLocal(place.host) || mayReach(`${place.host}:${place.port}`))
      return connect.apply(this, given as never);
    process.nextTick(() => this.destroy(refused(place.host)));
    return this;
  } as typeof connect;
}

/** Nothing for a socket that is a file. Node hands its own calls on as one list of options and callback. */
function placeOf(given: unknown[]): { host: string; port: unknown } | undefined {
  const [first, second] = Array.isArray(given[0]) ? given[0] : given;
  if (typeof first === 'object' && first !== null) {
    const { path, host, port } = first as net.TcpNetConnectOpts & { path?: string | null };
    return path ? undefined : { host: host ?? 'localhost', port };
  }
  if (Number.isNaN(Number(first))) return undefined;
  return { host: typeof second === 'string' ? second : 'localhost', port: first };
}

function guardDatagrams(mayReach: MayReach): void {
  const { send } = dgram.Socket.prototype;
  dgram.Socket.prototype.send = function (this: dgram.Socket, ...given: unknown[]) {
    const [, ...rest] = given;
    const host = rest.find((part) => typeof part === 'string') ?? 'localhost';
    const port = rest.findLast((part) => typeof part === 'number');
    if (isLocal(host) || mayReach(`${host}:${port}`)) return send.apply(this, given as never);
    const done = given.at(-1);
    if (typeof done === 'function') process.nextTick(done as () => void, refused(host));
    else process.nextTick(() => this.emit('error', refused(host)));
  } as typeof send;
}

type Lookup = (name: string, ...rest: unknown[]) => unknown;

function guardNames(mayReach: MayReach): void {
  for (const [home, refuse] of [
    [dns, (name: string, rest: unknown[]) => process.nextTick(rest.at(-1) as () => void, refused(name))],
    [dns.promises, (name: string) => Promise.reject(refused(name))],
  ] as const) {
    const functions = home as unknown as Record<string, Lookup>;
    for (const key of Object.keys(home).filter((name) => /^(lookup|resolve\w*)$/.test(name))) {
      const ask = functions[key] as Lookup;
      functions[key] = (name, ...rest) =>
        isLocal(name) || mayReach(name) ? ask(name, ...rest) : refuse(name, rest);
    }
  }
}

function isLocal(host: string): boolean {
  const family = net.isIP(host);
  if (family === 0) return /^(.+\.)?localhost$/i.test(host);
  return loopback.check(host, family === 6 ? 'ipv6' : 'ipv4');
}

function refused(host: string): Error {
  return Object.assign(new Error(`Tests stay on this machine: ${host} was not asked.`), {
    code: 'ECONNREFUSED',
  });
}
