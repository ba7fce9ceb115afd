import { copyLimits, type SavedPrompt } from '@cuewright/contract';
import type { Mark } from '@cuewright/engine/marks';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import type { Person } from '../../../testing/people.ts';
import { promptCalls } from '../../../testing/prompts.ts';
import { readZip } from '../../../testing/read-zip.ts';

const { app, person } = await buildTestApp();
const { post, save } = promptCalls(app);
const text = 'A cup reading KAKAO beside two ferns';

/** A mark on these words of a text. */
function mark(words: string, kind: Mark['kind'], of = text): Mark {
  const from = of.indexOf(words);
  return { from, to: from + words.length, kind };
}

const marks = [mark('KAKAO', 'lettering'), mark('two ferns', 'absence')];

function wordsOf({ prompt_text, marks: kept }: Pick<SavedPrompt, 'prompt_text' | 'marks'>) {
  return kept.map(({ from, to, kind }) => [kind, prompt_text.slice(from, to)]);
}

const read = async ({ headers }: Person, id: string) =>
  (await app.inject({ url: `/api/prompts/${id}`, headers })).json();
const patch = async ({ headers }: Person, id: string, payload: object) =>
  await app.inject({ method: 'PATCH', url: `/api/prompts/${id}`, headers, payload });
const versions = async ({ headers }: Person, id: string) =>
  (await app.inject({ url: `/api/prompts/${id}/versions`, headers })).json().versions;

describe('[MARK-7] marks of a saved prompt', () => {
  it('are kept with it, and answered wherever it is', async () => {
    const author = await person();
    const saved = await save(author, { prompt_text: text, marks });
    expect(saved.marks).toEqual(marks);
    expect((await read(author, saved.id)).marks).toEqual(marks);
    const { headers } = author;
    const listed = (await app.inject({ url: '/api/prompts', headers })).json();
    expect(listed.prompts[0].marks).toEqual(marks);
    const shelf = `/api/workspaces/${saved.workspace_id}/prompts`;
    expect((await app.inject({ url: shelf, headers })).json().prompts[0].marks).toEqual(marks);
    expect(await versions(author, saved.id)).toMatchObject([{ number: 1, marks }]);
  });

  it('go along when somebody takes everything with them', async () => {
    const author = await person();
    await save(author, { prompt_text: text, marks });
    const { headers } = author;
    const zip = readZip((await app.inject({ url: '/api/users/me/export', headers })).rawPayload);
    expect(JSON.parse(String(zip.get('data/prompts.json')))).toMatchObject([
      { marks, versions: [{ marks }] },
    ]);
  });

  it('are none where nothing was said, so as an open tab of before sends it', async () => {
    expect((await save(await person())).marks).toEqual([]);
  });

  it('have their places in what was sent, which is trimmed and cleaned', async () => {
    const sent = ` \r\n\u0007${text}\n`;
    const moved = marks.map(({ from, to, kind }) => ({ from: from + 4, to: to + 4, kind }));
    const saved = await save(await person(), { prompt_text: sent, marks: moved });
    expect(saved).toMatchObject({ prompt_text: text, marks });
  });

  it('are replaced by those that are sent, with a text or without', async () => {
    const author = await person();
    const { id } = await save(author, { prompt_text: text, marks });
    const other = [mark('A cup', 'figure')];
    expect((await patch(author, id, { marks: other })).json()).toMatchObject({
      marks: other,
      version: 2,
      revision: 1,
    });
    expect(await versions(author, id)).toMatchObject([{ number: 1, marks: other }]);
    const longer = `Now: ${text}`;
    const there = [mark('KAKAO', 'line', longer)];
    expect((await patch(author, id, { prompt_text: longer, marks: there })).json().marks).toEqual(there);
    expect((await patch(author, id, { marks: [] })).json().marks).toEqual([]);
    expect(await versions(author, id)).toMatchObject([
      { number: 2, marks: [] },
      { number: 1, marks: other },
    ]);
  });

  it('go on with their words where a text comes without them', async () => {
    const author = await person();
    const { id } = await save(author, { prompt_text: text, marks });
    const longer = 'At dusk, a cup reading KAKAO beside two old ferns';
    const edited = (await patch(author, id, { prompt_text: longer })).json();
    expect(wordsOf(edited)).toEqual([['lettering', 'KAKAO']]);
    expect(wordsOf((await patch(author, id, { title: 'The cup' })).json())).toEqual(wordsOf(edited));
    expect((await versions(author, id)).map(wordsOf)).toEqual([
      [['lettering', 'KAKAO']],
      [
        ['lettering', 'KAKAO'],
        ['absence', 'two ferns'],
      ],
    ]);
  });

  it('come back with the version whose text is put back', async () => {
    const author = await person();
    const { id } = await save(author, { prompt_text: text, marks });
    await patch(author, id, { prompt_text: 'A plate' });
    const restored = await post(author, { number: 1 }, `/api/prompts/${id}/versions`);
    expect(restored.json()).toMatchObject({ prompt_text: text, marks, revision: 3 });
    expect((await versions(author, id))[0]).toMatchObject({ number: 3, marks });
  });

  it.each([
    ['marks.0.from', [{ from: -1, to: 2, kind: 'line' }]],
    ['marks.0.to', [{ from: 4, to: 4, kind: 'line' }]],
    ['marks.0.to', [{ from: 30, to: 37, kind: 'line' }]],
    ['marks.0.kind', [{ from: 0, to: 2, kind: 'praise' }]],
    ['marks.1.from', [...marks].reverse()],
    ['marks.1.from', [mark('cup reading', 'figure'), mark('reading KAKAO', 'line')]],
    ['marks', Array.from({ length: copyLimits.marks + 1 }, (_, n) => ({ from: n, to: n + 1, kind: 'line' }))],
  ])('are refused by name where they are none: %s', async (field, wrong) => {
    const author = await person();
    const { id } = await save(author, { prompt_text: text, marks });
    const prompt_text = field === 'marks' ? text.repeat(10) : text;
    const told = { field: `body.${field}`, message: expect.any(String) };
    for (const answer of [
      await post(author, { title: 'Cup', mode: 'photo', prompt_text, marks: wrong }),
      await patch(author, id, { marks: wrong }),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors[0]).toEqual(told);
    }
    expect((await read(author, id)).marks).toEqual(marks);
  });
});
