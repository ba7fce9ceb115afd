import { type EndpointForm, type EndpointKey, endpoints } from '@cuewright/contract/endpoints';
import { describe, expect, it } from 'vitest';
import { somePhoto } from '../bad-pictures.ts';
import { buildTestApp } from '../build-test-app.ts';
import { formWith } from '../form.ts';
import { castOf } from './cast.ts';
import { wholeRequest } from './whole-requests.ts';
import { writeRequest } from './write-request.ts';

const server = await buildTestApp({ config: { hasRateLimits: false, hasDemoCheckout: true } });
const { app, person } = server;

/** Each is taken for a formula by one sheet or another, or is a line of its own where it should be none. */
const hostile = [
  '=HYPERLINK("https://evil.example","x")',
  "+1+cmd|'/c calc'!A0",
  '-2+3',
  '@SUM(1)',
  '＝1+1',
  ' =1+1',
  '\u200b=1+1',
  '"=1+1',
  'a\r\n=1+1,"b"\r\nset-cookie: a=b',
  ';=1+1',
];

/** The cells of a CSV file, as RFC 4180 has them. */
function cellsOf(csv: string): string[] {
  const cells = csv.slice(1).matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}

describe('[ATTACK-5] what is downloaded', () => {
  it('has no cell that a sheet takes for a formula, and no line that somebody wrote', async () => {
    for (const text of hostile) {
      const { headers } = await person();
      const send = async (url: string, payload: object) =>
        expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode, url).toBeLessThan(
          300,
        );
      const profile = {
        full_name: text,
        phone: '+34600123456',
        email: '=1@example.org',
        job: text,
        intro: text,
      };
      await send('/api/user-profile', profile);
      await send('/api/prompts', { title: text, prompt_text: text, mode: 'photo' });
    }
    const admin = await person({ isAdmin: true });
    for (const file of ['users', 'prompts']) {
      const { body } = await app.inject({ url: `/api/admin/${file}.csv`, headers: admin.headers });
      const cells = cellsOf(body);
      expect(
        cells.filter((cell) => /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell)),
        file,
      ).toEqual([]);
      for (const text of hostile) {
        // What a name may hold of blanks and lines, its field says; the rest comes as it was given.
        const words = text.replace(/\s+/gu, ' ').trim();
        expect(
          cells.map((cell) => cell.replace(/\s+/gu, ' ')).some((cell) => cell.includes(words)),
          words,
        ).toBe(true);
      }
      const perLine = body.match(/(?:"(?:[^"]|"")*"|[^"\r])*\r\n/g) ?? [];
      expect(perLine.join('')).toBe(body);
    }
  });

  it('has a name in its header that nobody can break out of', async () => {
    const cast = await castOf(server);
    const name = 'a"; filename="b.html\r\nset-cookie: c=d\r\n\r\n<script>é\u202e';
    const { headers } = cast.attacker;
    await app.inject({
      method: 'PUT',
      url: `/api/storyboards/${cast.own.ids.storyboard}`,
      headers,
      payload: { title: name, ratio: '16:9', frames: [], version: 1 },
    });
    const form = formWith({
      bytes: await (await somePhoto(32, 32)).png().toBuffer(),
      name: '../../x.html%0d%0aa: b',
    });
    const kept = await app.inject({
      method: 'POST',
      url: '/api/image-references',
      payload: form.payload,
      headers: { ...headers, ...form.headers },
    });
    expect(kept.statusCode, kept.body).toBe(201);
    let files = 0;
    for (const [key, endpoint] of Object.entries(endpoints) as [EndpointKey, EndpointForm][]) {
      if (endpoint.method !== 'GET' || endpoint.guarded) continue;
      const asker = endpoint.admin ? cast.admin : cast.attacker;
      const request = writeRequest(endpoint, wholeRequest(key, endpoint, cast.own), { ...asker.headers });
      const answer = await app.inject({ ...request, url: request.url.split('?')[0] ?? '' });
      expect(String(answer.headers['set-cookie'] ?? ''), key).not.toMatch(/c=d/);
      const disposition = answer.headers['content-disposition'];
      if (disposition === undefined) continue;
      files += 1;
      expect(disposition, key).toMatch(/^(attachment|inline); filename="[\w.-]+"$/);
      expect(answer.headers['x-content-type-options']).toBe('nosniff');
    }
    expect(files).toBeGreaterThanOrEqual(6);
  });
});
