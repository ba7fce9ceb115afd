import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

/** A browser without a screen: keeps cookies, and goes where it is sent when asked to. */
export class Visitor {
  readonly #app: FastifyInstance;
  readonly #host: string;
  readonly cookies = new Map<string, string>();

  constructor(app: FastifyInstance, host = 'localhost:3000') {
    this.#app = app;
    this.#host = host;
  }

  async get(address: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    return await this.#send('GET', address, { headers });
  }

  async post(address: string, payload: object | string, headers: Record<string, string> = {}) {
    const isForm = typeof payload === 'string';
    return await this.#send('POST', address, {
      payload,
      headers: { ...(isForm && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
    });
  }

  async patch(address: string, payload: object): Promise<LightMyRequestResponse> {
    return await this.#send('PATCH', address, { payload, headers: {} });
  }

  async delete(address: string, payload?: object): Promise<LightMyRequestResponse> {
    return await this.#send('DELETE', address, { ...(payload && { payload }), headers: {} });
  }

  /** Follows redirects as long as they stay under the path, and tells where the last one led. */
  async follow(
    answer: LightMyRequestResponse,
    within: string,
  ): Promise<{ answer: LightMyRequestResponse; address: URL }> {
    let last = answer;
    for (;;) {
      const address = new URL(String(last.headers['location']), `http://${this.#host}`);
      if (!address.pathname.startsWith(within)) return { answer: last, address };
      last = await this.get(address.href);
      if (!last.headers['location']) return { answer: last, address };
    }
  }

  async #send(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    address: string,
    { headers, payload }: { headers: Record<string, string>; payload?: object | string },
  ): Promise<LightMyRequestResponse> {
    const { host, pathname, search } = new URL(address, `http://${this.#host}`);
    const answer = await this.#app.inject({
      method,
      url: pathname + search,
      headers: {
        host,
        ...(this.cookies.size > 0 && {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...headers,
      },
      ...(payload !== undefined && { payload }),
    });
    for (const { name, value, maxAge } of answer.cookies) {
      if (value === '' || maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}
