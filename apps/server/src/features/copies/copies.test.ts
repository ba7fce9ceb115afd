import { promptLimits } from '@cuewright/contract';
import { findModel } from '@cuewright/engine/catalogue';
import { saidShot, simpleShot } from '@cuewright/engine/shots';
import { flagsBehind, write } from '@cuewright/engine/writing';
import { describe, expect, it } from 'vitest';
import { badInput } from '../../../../../packages/engine/testing/language/bad-input.ts';
import { buildTestApp } from '../../../testing/build-test-app.ts';

const { app, person } = await buildTestApp();
const ask = (payload: object) => app.inject({ method: 'POST', url: '/api/copies', payload });
const text =
  'Please make me a video: a baker in a cap that says "NUIT" kneads dough, no customers, 9:16, 8 seconds. Thanks!';
const video = { mode: 'video', models: ['google-veo-3'] };

describe('[COPIES-1] POST /api/copies', () => {
  it('words a text for each generator as the page does, for anybody', async () => {
    const { copies } = (await ask({ text, mode: 'video', models: ['google-veo-3', 'kling-1.6'] })).json();
    const shot = saidShot(text, 'video');
    for (const { model, prompt, negative, sent_as } of copies) {
      const written = write(shot, findModel(model));
      expect(prompt).toBe(written.text + flagsBehind(written));
      expect(negative).toBe(written.negative ?? '');
      expect(sent_as).toEqual(written.parameters);
    }
    expect(copies[0]).toMatchObject({
      prompt: 'A baker in a cap that says "NUIT" kneads dough.',
      negative: 'customers',
      settings: { ratio: '9:16', seconds: 8 },
    });
  });

  it('says what each stretch is by its place in what was sent', async () => {
    const sent = `  \u0007${text}\r\n`;
    const { statements } = (await ask({ text: sent, ...video })).json().copies[0];
    const of = (kind: string) =>
      statements.flatMap((one: { kind: string; from: number; to: number }) =>
        one.kind === kind ? [sent.slice(one.from, one.to)] : [],
      );
    expect(of('lettering')).toEqual(['"NUIT"']);
    expect(of('absence')).toEqual(['no customers']);
    expect(of('setting')).toEqual(['9:16', '8 seconds']);
    expect(of('request')).toEqual(['Please make me a video', 'Thanks']);
  });

  it('goes by what somebody says that their words are', async () => {
    const said = 'a cup reading KAKAO & KO beside a fern';
    const from = said.indexOf('a fern');
    const marks = [{ from, to: said.length, kind: 'absence' }];
    const { copies } = (await ask({ text: said, mode: 'photo', models: ['stable-diffusion'], marks })).json();
    expect(copies[0].negative).toBe('a fern');
    expect(copies[0].statements).toContainEqual({ from, to: said.length, kind: 'absence', sure: 'marked' });
  });

  it('words the boxes of a form, and names the box that each stretch stands in', async () => {
    const form = { subject: 'a heron', setting: 'a weir', lighting: 'low sun' };
    const { copies } = (await ask({ method: 'simple', form, mode: 'photo', models: ['flux-ai'] })).json();
    const written = write(simpleShot(form, 'photo'), findModel('flux-ai'));
    expect(copies[0].prompt).toBe(written.text);
    expect(written.text).toBe('A heron. A weir. Low sun.');
    expect(copies[0].statements).toContainEqual({
      field: 'setting',
      from: 0,
      to: 6,
      kind: 'place',
      sure: 'form',
    });
  });

  it('names every generator that it does not know', async () => {
    const answer = await ask({ text, mode: 'video', models: ['veo', 'google-veo-3', 'klang'] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.map(({ path }: { path: string }) => path)).toHaveLength(2);
    expect(answer.body).toContain('models');
  });

  it.each([
    { ...video },
    { ...video, text: ' \n' },
    { ...video, text: 'a'.repeat(20_001) },
    { ...video, text, method: 'simple', form: { subject: 'a heron' } },
    { ...video, form: { subject: 'a heron' } },
    { ...video, method: 'simple', form: { subject: ' ' } },
    { ...video, method: 'simple', form: { subject: 'a heron', environment: 'a weir' } },
    { ...video, text, marks: [{ from: -1, to: 2, kind: 'line' }] },
  ])('refuses what says nothing, too much or two things: case %#', async (payload) => {
    expect((await ask(payload)).statusCode).toBe(400);
  });

  it.each(badInput)('[READS-21] answers what nobody means to send: $name', async ({ text }) => {
    const sent = text.slice(0, promptLimits.text);
    const answer = await ask({ text: sent, ...video });
    expect(answer.statusCode).toBe(200);
    const [{ statements }] = answer.json().copies;
    const ends = statements.flatMap(({ from, to }: { from: number; to: number }) => [from, to]);
    expect(ends.length).toBeGreaterThan(0);
    expect(ends.every((place: number) => place >= 0 && place <= sent.length)).toBe(true);
    if (text !== sent) expect((await ask({ text, ...video })).statusCode).toBe(400);
  });

  it('costs nothing', async () => {
    const { headers } = await person();
    await app.inject({ method: 'POST', url: '/api/copies', headers, payload: { text, ...video } });
    expect((await app.inject({ url: '/api/usage', headers })).json().prompts_used).toBe(0);
  });
});
