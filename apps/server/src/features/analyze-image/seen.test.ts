import type { Sight } from '@cuewright/engine/sight';
import { expect, it } from 'vitest';
import { somePhoto } from '../../../testing/bad-pictures.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';
import { formWith } from '../../../testing/form.ts';
import type { Person } from '../../../testing/people.ts';

const dog: Sight = {
  things: [
    { kind: 'dog', box: { x: 0.3, y: 0.3, width: 0.4, height: 0.5 }, score: 0.82, mirrored: 0.8 },
    { kind: 'vase', box: { x: 0, y: 0.5, width: 0.15, height: 0.3 }, score: 0.5, mirrored: 0.46 },
  ],
  bodies: [],
  faces: [],
  lines: [],
  cutout: undefined,
};

let looks = 0;
const eyes = {
  look: async () => {
    looks += 1;
    return dog;
  },
  close: async () => {},
};
const { app, person } = await buildTestApp({ eyes });
const photo = await (await somePhoto(900, 600)).jpeg().toBuffer();

async function send(to: typeof app, author: Person, bytes: Uint8Array = photo) {
  const { payload, headers } = formWith({ bytes }, {});
  const url = '/api/analyze-image';
  const answer = await to.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, ...author.headers },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

it('[EYE-5] an analysis says what was surely seen, asks the rest, and tells what it is without', async () => {
  const said = await send(app, await person());
  expect(said).toMatchObject({ source: 'measured', analysis: { subject: 'a dog' } });
  expect(said.prompt).toMatch(/^A dog\b/);
  expect(said.prompt).not.toContain('vase');
  const { sightings, without } = said.seen;
  expect(sightings.map(({ says, isSure }: { says: string; isSure: boolean }) => [says, isSure])).toEqual(
    expect.arrayContaining([
      ['a dog', true],
      ['a vase', false],
    ]),
  );
  expect(without.subject).not.toContain('dog');
  expect(said.reasons.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(
    said.confidence,
  );
});

it('[EYE-5] the same picture again is the first answer, and is not looked at anew', async () => {
  const author = await person();
  const first = await send(app, author);
  const before = looks;
  expect((await send(app, author)).seen).toEqual(first.seen);
  expect(looks).toBe(before);
});

it('[EYE-5] what a model of a provider saw stands, and the eyes are not asked', async () => {
  const modelled = await buildTestApp({
    eyes,
    models: {
      see: async ({ model }) => ({
        analysis: {
          subject: 'a fox',
          environment: '',
          lighting: '',
          mood: '',
          style: '',
          technicalNotes: '',
          confidence: 85,
          model,
        },
        originalCaption: '',
        reasons: [],
        source: 'seen',
        answered_by: { kind: 'model', model: 'some-model' },
      }),
    },
  });
  const before = looks;
  const said = await send(modelled.app, await modelled.person());
  expect(said).toMatchObject({ source: 'seen', analysis: { subject: 'a fox' } });
  expect([said.seen, looks]).toEqual([undefined, before]);
});
