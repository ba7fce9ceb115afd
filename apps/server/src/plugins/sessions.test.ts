import { NOBODY, PERSON_HEADER } from '@cuewright/contract';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../testing/build-test-app.ts';

const { app, db, person } = await buildTestApp({ config: { hasRateLimits: false } });

/** A page that shows somebody, in a browser whose session is somebody's. */
async function twoPeople() {
  const [shown, here] = [await person(), await person()];
  const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, named: string | undefined, payload?: object) =>
    app.inject({
      method,
      url,
      headers: { ...here.headers, ...(named !== undefined && { [PERSON_HEADER]: named }) },
      ...(payload && { payload }),
    });
  return { shown, here, ask };
}

const note = { title: 'Whose?', content: 'Mine.' };
const notesOf = ({ id }: { id: string }) =>
  db.selectFrom('notes').select('id').where('user_id', '=', id).execute();

describe('[WHO-1] a page that names the person it shows', () => {
  it('writes nothing for somebody else who has signed in meanwhile, and is told so', async () => {
    const { shown, here, ask } = await twoPeople();
    const refused = await ask('POST', '/api/notes', shown.id, note);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'another-person', title: expect.stringContaining('different account') },
    ]);
    expect([await notesOf(shown), await notesOf(here)]).toEqual([[], []]);
    expect((await ask('POST', '/api/notes', here.id, note)).statusCode).toBe(201);
    expect(await notesOf(here)).toHaveLength(1);
  });

  it('reads nothing of theirs either, and does not sign them out', async () => {
    const { shown, here, ask } = await twoPeople();
    for (const url of ['/api/notes', '/api/users/me', '/api/logout']) {
      expect((await ask('GET', url, shown.id)).json().code).toBe('another-person');
    }
    expect((await ask('GET', '/api/notes', here.id)).statusCode).toBe(200);
  });

  it('is refused as nobody where somebody is signed in, and as somebody where nobody is', async () => {
    const { shown, ask } = await twoPeople();
    const message = { message: 'hello' };
    expect((await ask('POST', '/api/chat', NOBODY, message)).json().code).toBe('another-person');
    const named = { [PERSON_HEADER]: shown.id };
    const gone = await app.inject({ method: 'POST', url: '/api/chat', headers: named, payload: message });
    expect(gone.json().code).toBe('not-signed-in');
    expect((await app.inject({ url: '/api/notes', headers: named })).json().code).toBe('not-signed-in');
  });

  it('is refused before its body is read, and uses up nobody’s turns', async () => {
    const { shown, here } = await twoPeople();
    const headers = { ...here.headers, [PERSON_HEADER]: shown.id, 'content-type': 'application/json' };
    const answer = await app.inject({ method: 'POST', url: '/api/notes', headers, payload: '{' });
    expect(answer.json().code).toBe('another-person');
  });

  it('finds out who is here, whatever became of the cookies it reads', async () => {
    const { shown, ask } = await twoPeople();
    const { cookies } = await ask('POST', '/api/notes', shown.id, note);
    expect(cookies.map(({ name }) => name)).toEqual(['signed_in', 'signed_in_as-3000']);
  });

  it('is served as before when it names nobody, as pages of older versions do', async () => {
    const { here, ask } = await twoPeople();
    expect((await ask('POST', '/api/notes', undefined, note)).statusCode).toBe(201);
    expect(await notesOf(here)).toHaveLength(1);
  });
});
