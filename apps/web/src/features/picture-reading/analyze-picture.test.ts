import { ApiError, type Call, NetworkError, problem } from '@cuewright/contract';
import { describe, expect, it } from 'vitest';
import { type Analyzed, type Answer, analyzePicture } from './analyze-picture.ts';
import { untakenBecause } from './taken-files.ts';

const key = 'POST /api/analyze-image';
const answer = { success: true, prompt: 'A quay.', measured: {} } as Analyzed;
const busy = (seconds?: number) => new ApiError(key, problem('overloaded'), seconds);

/** A page whose server answers one of these after the other. */
function page(...answers: (Error | Answer)[]) {
  const waits: number[] = [];
  const logged: unknown[] = [];
  const forms: FormData[] = [];
  const call = (async (_key: string, { body }: { body: FormData }) => {
    forms.push(body);
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  }) as unknown as Call;
  const parts = {
    call,
    random: () => 0.5,
    wait: async (seconds: number) => {
      waits.push(seconds);
    },
    onWaiting: () => undefined,
    keptAs: { today: '2026-11-23', workspaceId: 'here' },
    logError: (...what: unknown[]) => logged.push(what[0]),
  };
  const picture = {
    file: new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
    model: 'flux' as const,
    generationId: 'one',
    signal: new AbortController().signal,
  };
  return { analyze: (more = {}) => analyzePicture(parts, { ...picture, ...more }), waits, logged, forms };
}

it('sends the picture as a form, with its model and the id of its generation', async () => {
  const { analyze, forms } = page(answer);
  expect(await analyze()).toEqual({ kind: 'analyzed', answer });
  const [form] = forms;
  expect([form?.get('model'), form?.get('enhanced'), form?.get('generation_id')]).toEqual([
    'flux',
    'true',
    'one',
  ]);
  expect([form?.get('today'), form?.get('workspace_id')]).toEqual(['2026-11-23', 'here']);
  expect(form?.get('file')).toMatchObject({ name: 'a.jpg' });
});

it('[REV-12] brings back the prompt that the server found in the file, and asks past one that is known', async () => {
  const found = {
    prompt: 'a fig',
    source: 'exact',
    recovered: { generator: 'A1111', raw: 'a fig' },
  } as Answer;
  const { analyze, forms } = page(found, answer);
  expect(await analyze()).toEqual({
    kind: 'exact',
    facts: {
      container: 'unknown',
      prompt: 'a fig',
      generator: 'A1111',
      settings: [],
      raw: [{ where: 'The file', text: 'a fig' }],
      provenance: [],
    },
  });
  expect(await analyze({ isPromptKnown: true })).toEqual({ kind: 'analyzed', answer });
  expect(forms.map((form) => form.get('recover'))).toEqual([null, 'false']);
});

describe('[REV-8] the starting point', () => {
  it.each([new NetworkError(key, 'gone'), new ApiError(key, problem('internal-error'))])(
    'stands in for %s',
    async (error) => {
      const { analyze, logged } = page(error);
      const outcome = await analyze();
      expect(outcome).toMatchObject({ kind: 'fallback', analysis: { model: 'flux', confidence: 92 } });
      expect(logged).toEqual(['Failed to analyze image']);
    },
  );

  it('never for what the server refuses', async () => {
    const refused = new ApiError(key, problem('picture-kind-unknown', { detail: 'This one is HEIC.' }));
    expect(await page(refused).analyze()).toEqual({
      kind: 'refused',
      refusal: {
        head: 'A picture has to be JPEG, PNG, WebP, AVIF or GIF.',
        text: 'This one is HEIC.',
        canRetry: false,
      },
    });
    const used = new ApiError(key, problem('daily-limit-reached', { resets_at: '2026-11-22T00:00:00Z' }));
    expect(await page(used).analyze()).toMatchObject({
      refusal: { head: 'Today’s prompts are used up.', canRetry: false },
    });
  });
});

describe('[REV-9] a busy server', () => {
  it('is asked again when it says', async () => {
    const { analyze, waits } = page(busy(3), answer);
    expect(await analyze()).toEqual({ kind: 'analyzed', answer });
    expect(waits).toEqual([3]);
  });

  it('is asked three times at most, and then it is said', async () => {
    const { analyze, waits, forms } = page(busy(2), busy(), busy(1), answer);
    expect(await analyze()).toMatchObject({ kind: 'refused', refusal: { canRetry: true } });
    expect([waits, forms.length]).toEqual([[2, 1], 3]);
  });
});

it('[REV-6] knows what is wrong before anything is looked into', async () => {
  const because = (bytes: Uint8Array<ArrayBuffer> | string, type: string, size?: number) =>
    untakenBecause(Object.defineProperty(new File([bytes], 'a', { type }), 'size', { value: size ?? 10 }));
  const png = Uint8Array.from('\x89PNG\r\n\x1a\n', (letter) => letter.charCodeAt(0));
  const heic = Uint8Array.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', (letter) => letter.charCodeAt(0));
  expect(await because('a,b', 'text/csv')).toContain('JPEG, PNG, WebP, AVIF or GIF.');
  expect(await because('a,b', 'image/png')).toContain('Clips are MP4 or WebM.');
  expect(await because('x', 'video/quicktime')).toContain('Clips are MP4 or WebM.');
  expect(await because('x', 'video/mp4', 2_000 * 1_048_576)).toBeUndefined();
  expect(await because(png, '', 257 * 1_048_576)).toContain('at most 256 MB');
  // It cannot be sent, but may hold its prompt.
  expect(await because(heic, '')).toBeUndefined();
});
