import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorCode, type Problem, problem } from '@cuewright/contract';

/**
 * What is not HTTP, or too slow or too long to be read, never becomes a request; it gets an answer
 * all the same, with the headers that every answer has.
 */
export function refuseUnreadable(headers: Readonly<Record<string, string>>) {
  return (error: Unreadable, socket: Duplex): void => {
    refuse(socket, problem(reason(error)), headers);
  };
}

/** Nobody is led anywhere through this server. */
export function refuseTunnel(headers: Readonly<Record<string, string>>) {
  return (_request: unknown, socket: Duplex): void => {
    refuse(socket, problem('method-not-allowed'), { ...headers, allow: 'GET' });
  };
}

/** What Node says of it: the bytes that came last, and how far it read them. */
interface Unreadable {
  code: string;
  bytesParsed: number;
  rawPacket: unknown;
}

/** One limit holds for the first line and for the headers; where it broke tells which of them is too long. */
function reason({ code, bytesParsed, rawPacket }: Unreadable) {
  if (code !== 'HPE_HEADER_OVERFLOW') return 'malformed-request' satisfies ErrorCode;
  const lineEnd = Buffer.isBuffer(rawPacket) ? rawPacket.indexOf('\r\n') : 0;
  const isFirstLine = lineEnd === -1 || lineEnd >= bytesParsed;
  return (isFirstLine ? 'address-too-long' : 'headers-too-large') satisfies ErrorCode;
}

/** Answers over the line itself, and ends it. */
export function refuse(
  socket: Duplex,
  content: Problem,
  headers: Readonly<Record<string, string>>,
  onSent: () => void = () => {},
): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify(content);
  const head = {
    ...headers,
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
  const status = `HTTP/1.1 ${content.status} ${STATUS_CODES[content.status]}`;
  socket.end(`${[status, ...lines].join('\r\n')}\r\n\r\n${body}`, onSent);
}
