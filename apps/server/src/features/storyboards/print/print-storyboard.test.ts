import { randomUUIDv7 } from 'node:crypto';
import { newFrame } from '@cuewright/engine/storyboard';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../../testing/build-test-app.ts';
import type { Person } from '../../../../testing/people.ts';
import { boardToKeep } from '../../../../testing/storyboards.ts';

const artist = {
  name: 'A stand-in',
  isFree: true,
  withinMs: 5_000,
  draw: async () =>
    await sharp({ create: { width: 64, height: 36, channels: 3, background: 'teal' } })
      .png()
      .toBuffer(),
};
const { app, person } = await buildTestApp({ artist });

async function keep({ headers }: Person, given: object): Promise<string> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/storyboards',
    headers,
    payload: boardToKeep(given),
  });
  return answer.json().id;
}

const print = ({ headers }: Person, id: string, query = '') =>
  app.inject({ url: `/api/storyboards/${id}/pdf${query}`, headers });

/** What stands in the file outside of its packed parts. */
function outline(pdf: Buffer) {
  const text = pdf.toString('latin1');
  return {
    pages: [...text.matchAll(/\/Type \/Page\b(?!s)/g)].length,
    box: /\/MediaBox \[([^\]]+)\]/.exec(text)?.[1],
    pictures: [...text.matchAll(/\/Subtype \/Image/g)].length,
    fonts: [...text.matchAll(/\/FontFile2/g)].length,
    unembedded: [...text.matchAll(/\/Subtype \/Type1\b/g)].length,
  };
}

describe('[BOARD-5] GET /api/storyboards/{id}/pdf', () => {
  it.each([
    ['', 3, '0 0 595.28 841.89'],
    ['?per_page=2', 4, '0 0 595.28 841.89'],
    ['?per_page=4', 2, '0 0 841.89 595.28'],
    ['?per_page=6&paper=letter', 2, '0 0 792 612'],
    ['?per_page=3&paper=letter', 3, '0 0 612 792'],
  ])('seven frames by %j', async (query, pages, box) => {
    const author = await person();
    const frames = Array.from({ length: 7 }, (_, n) => newFrame(randomUUIDv7(), `Frame ${n}`));
    const answer = await print(author, await keep(author, { frames }), query);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="storyboard-\d+\.pdf"$/);
    expect(outline(answer.rawPayload)).toMatchObject({ pages, box });
  });

  it('prints a few of one person at a time, and says when to ask again', async () => {
    const author = await person();
    const id = await keep(author, { frames: [newFrame(randomUUIDv7(), 'A quay')] });
    const answers = await Promise.all(Array.from({ length: 8 }, () => print(author, id)));
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused)
      expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
        503,
        'overloaded',
        '1',
      ]);
    expect((await print(author, id)).statusCode).toBe(200);
  });

  it('has its pictures in it, and its fonts for every language they cover', async () => {
    const author = await person();
    const payload = { prompt: 'A dog' };
    const drawn = await app.inject({
      method: 'POST',
      url: '/api/generate-image',
      headers: author.headers,
      payload,
    });
    const { imageUrl } = drawn.json();
    const frame = newFrame(randomUUIDv7(), 'A dog');
    const plain = outline((await print(author, await keep(author, { frames: [frame] }))).rawPayload);
    const full = await keep(author, {
      title: 'Сеть',
      frames: [{ ...frame, imageUrl, dialogue: 'Łódź — Ελένη — Đừng đi', note: '漢字 🎬' }],
    });
    const printed = outline((await print(author, full)).rawPayload);
    expect([plain.pictures, printed.pictures]).toEqual([0, 1]);
    expect(printed.fonts).toBeGreaterThan(plain.fonts + 3);
    expect([plain.unembedded, printed.unembedded]).toEqual([0, 0]);
  });

  it('prints a board without frames, and one with as much as a board can hold', async () => {
    const author = await person();
    expect(outline((await print(author, await keep(author, { frames: [] }))).rawPayload).pages).toBe(1);
    const long = {
      ...newFrame(randomUUIDv7(), `${'x'.repeat(5_000)} ${'word '.repeat(3_000)}`),
      dialogue: '\n'.repeat(900),
      note: 'é'.repeat(1_000),
      move: 'W'.repeat(80),
      lens: 'W'.repeat(80),
      duration: 3_600,
    };
    const frames = Array.from({ length: 60 }, () => ({ ...long, id: randomUUIDv7() }));
    const id = await keep(author, { frames, title: 'W'.repeat(200), ratio: '9:16' });
    expect(outline((await print(author, id, '?per_page=6')).rawPayload).pages).toBe(10);
  });

  it('is not held up by characters without a width', async () => {
    const author = await person();
    const frames = [`${'\u200d'.repeat(19_000)}${'W'.repeat(999)}`, `a${'\u0301'.repeat(19_999)}`].map(
      (prompt) => newFrame(randomUUIDv7(), prompt),
    );
    expect(outline((await print(author, await keep(author, { frames }))).rawPayload).pages).toBe(1);
  });

  it('[SESS-2] is its author’s alone, and refuses what it cannot print on', async () => {
    const author = await person();
    const id = await keep(author, {});
    expect((await print(await person(), id)).statusCode).toBe(404);
    for (const query of ['?per_page=5', '?paper=a3'])
      expect((await print(author, id, query)).statusCode).toBe(400);
  });
});
