import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { somePhoto } from '../../../testing/bad-pictures.ts';
import { formWith } from '../../../testing/form.ts';
import type { Person } from '../../../testing/people.ts';
import { photographed } from '../../../testing/photographed.ts';
import { appWithModels } from '../../../testing/with-models.ts';

const { app, person, provider } = await appWithModels();
afterEach(() => {
  provider.become('well');
  provider.answerWith(undefined);
  provider.asked.length = 0;
});

const photo = await (await somePhoto(2_400, 1_600)).jpeg().toBuffer();
function send(author: Person, bytes: Uint8Array, text: Record<string, string> = {}) {
  const { payload, headers } = formWith({ bytes }, text);
  return app.inject({
    method: 'POST',
    url: '/api/analyze-image',
    payload,
    headers: { ...headers, ...author.headers },
  });
}

interface SentPart {
  type: string;
  text?: string;
  image_url?: { url: string };
}
const sentParts = () => (provider.asked[0]?.body.messages?.at(-1)?.content ?? []) as SentPart[];

describe('[AI-5] a picture that a model looks at', () => {
  it('fills exactly the fields of an analysis, and says that it was seen and by whom', async () => {
    const said = (await send(await person(), photo, { model: 'midjourney' })).json();
    expect(said).toMatchObject({
      source: 'seen',
      answered_by: { kind: 'model', model: 'stand-in-sees' },
      analysis: {
        subject: 'a ferry leaving the quay with its lights on',
        environment: 'a harbour with cranes behind it',
        confidence: said.confidence,
        model: 'midjourney',
      },
      measured: { size: { width: 2_400, height: 1_600 } },
    });
    expect(said.prompt).toMatch(/^A ferry leaving the quay.* --ar 16:9 --v 6 --style raw --s 750$/);
    expect(said.reasons.reduce((sum: number, { points }: { points: number }) => sum + points, 0)).toBe(
      said.confidence,
    );
  });

  it('is sent reduced, without what the file hides, beside what was measured and the camera wrote', async () => {
    await send(await person(), await photographed());
    const [context, picture] = sentParts();
    const told = JSON.parse(context?.text ?? '');
    expect(told).toMatchObject({ camera: { body: 'SONY ILCE-7RM5' }, caption: 'Last ferry of the day' });
    expect(context?.text).not.toMatch(/GPS|52[.,]5|13[.,]4|2026:11/i);
    provider.asked.length = 0;
    await send(await person(), photo);
    const bytes = Buffer.from(sentParts()[1]?.image_url?.url.split(',')[1] ?? '', 'base64');
    const { width, height, exif } = await sharp(bytes).metadata();
    expect([width, height, exif]).toEqual([1_024, 683, undefined]);
    expect(picture?.image_url?.url).toMatch(/^data:image\/jpeg;base64,/);
  });

  it.each([
    ['answers in another form', { text: '{"shots":[1]}' }],
    ['names nothing', { text: JSON.stringify({ subject: '' }) }],
    [
      'brings an address',
      {
        text: JSON.stringify({
          subject: 'see http://evil.example',
          environment: '',
          lighting: '',
          mood: '',
          style: '',
          technicalNotes: '',
        }),
      },
    ],
  ])('is measured where the model %s', async (_what, answer) => {
    provider.answerWith(answer);
    const said = (await send(await person(), photo)).json();
    expect(said).toMatchObject({
      source: 'measured',
      answered_by: { kind: 'engine', fell_back: 'garbled' },
    });
    expect(JSON.stringify(said)).not.toContain('evil.example');
  });
});
