import type { FastifyInstance } from 'fastify';

/** Stands for an app where a visitor asks one: whichever running server `origin` names for the next request. */
export function servedAt(origin: () => string): FastifyInstance {
  const inject = async ({ method, url, headers: { host: _, ...headers }, payload }: Asked) => {
    const isText = typeof payload === 'string';
    const answer = await fetch(origin() + url, {
      method,
      headers: { ...headers, ...(payload && !isText && { 'content-type': 'application/json' }) },
      ...(payload && { body: isText ? payload : JSON.stringify(payload) }),
      redirect: 'manual',
    });
    const body = await answer.text();
    return {
      statusCode: answer.status,
      headers: Object.fromEntries(answer.headers),
      cookies: answer.headers.getSetCookie().map(readCookie),
      body,
      json: () => JSON.parse(body),
    };
  };
  return { inject } as unknown as FastifyInstance;
}

interface Asked {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: object | string;
}

function readCookie(line: string) {
  const [pair = '', ...attributes] = line.split('; ');
  const maxAge = attributes.find((one) => one.toLowerCase().startsWith('max-age='));
  return {
    name: pair.slice(0, pair.indexOf('=')),
    value: decodeURIComponent(pair.slice(pair.indexOf('=') + 1)),
    ...(maxAge && { maxAge: Number(maxAge.split('=')[1]) }),
  };
}
