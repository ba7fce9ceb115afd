import type http from 'node:http';

/** Every way in which a service outside goes wrong. */
export const troubles = [
  'silent',
  'slow',
  'refusing',
  'failing',
  'page',
  'other-form',
  'no-http',
  'half',
  'endless',
  'endless-failing',
] as const;
export type Trouble = (typeof troubles)[number];

const DRIP_MS = 20;
const MORE = 'and so on '.repeat(1_600);

/** What a stand-in does in place of an answer, for as long as it is in trouble. */
export class Troubled {
  now: Trouble | undefined;
  /** Bytes of the longest endless answer that somebody went on reading. */
  longest = 0;

  /** Says whether it has dealt with the request. */
  instead(response: http.ServerResponse): boolean {
    const { now } = this;
    if (!now) return false;
    const { socket } = response;
    const json = { 'content-type': 'application/json' };
    switch (now) {
      case 'silent':
        break;
      case 'slow': {
        response.writeHead(200, json).write('{');
        const drip = setInterval(() => response.write(' '), DRIP_MS);
        response.once('close', () => clearInterval(drip));
        break;
      }
      case 'refusing':
        socket?.resetAndDestroy();
        break;
      case 'failing':
        response.writeHead(500, json).end('{"error":{"message":"It broke."}}');
        break;
      case 'page':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Welcome</title>');
        break;
      case 'other-form':
        response.writeHead(200, json).end('{"shots":[1,2,3]}');
        break;
      case 'no-http':
        socket?.end('this is not HTTP\r\n\r\n');
        break;
      case 'half':
        response
          .writeHead(200, { ...json, 'content-length': '10000' })
          .write('{"id":', () => socket?.destroy());
        break;
      case 'endless':
        this.#goOn(response, 200);
        break;
      case 'endless-failing':
        this.#goOn(response, 500);
        break;
    }
    return true;
  }

  #goOn(response: http.ServerResponse, status: number): void {
    response.writeHead(status, { 'content-type': 'application/json' });
    let sent = 0;
    const more = () => {
      while (!response.destroyed && response.write(MORE)) sent += MORE.length;
      sent += MORE.length;
      this.longest = Math.max(this.longest, sent);
    };
    response.on('drain', more);
    response.write('{"data":"');
    more();
  }
}
