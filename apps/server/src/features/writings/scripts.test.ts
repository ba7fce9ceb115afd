import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type AskedOfModel, answerTo } from '../../../testing/model-stand-in-answers.ts';
import type { Person } from '../../../testing/people.ts';
import { appWithModels } from '../../../testing/with-models.ts';

const lines: string[] = [];
let now = new Date('2026-11-28T10:00:00.000Z');
const { app, person, provider } = await appWithModels({
  clock: () => now,
  logTo: { write: (line) => lines.push(line) },
});
afterEach(() => {
  now = new Date(now.getTime() + 6 * 60_000);
  provider.become('well');
  provider.answerWith(undefined);
  provider.asked.length = 0;
});

const text =
  'Training video for new drivers, 30 seconds. Check the mirrors before every start. Never reverse alone. Report a broken lamp on extension 4411. Show a mirror. Our budget is 900 EUR.';
const write = async ({ headers }: Person, model = 'synthesia-ai') =>
  app.inject({ method: 'POST', url: '/api/writings', headers, payload: { text, mode: 'video', model } });

interface Part {
  words: string;
  tells: number[];
}
interface Told {
  scenes: { narration: Part[]; screen: Part[]; visual: Part[] }[];
  left: { n: number; why: string }[];
}
/** What a good narrator answers with other words in it. */
const saying = (before: string, now: string) =>
  provider.answerWith((body: AskedOfModel) => {
    const told = JSON.parse(answerTo(body).text ?? '') as Told;
    const part = ({ words, tells }: Part) => ({ words: words.replace(before, now), tells });
    const scenes = told.scenes.map((scene) => ({ ...scene, narration: scene.narration.map(part) }));
    return { text: JSON.stringify({ ...told, scenes }) };
  });

beforeAll(async () => {
  const author = await person();
  const warm = async () => {
    now = new Date(now.getTime() + 6 * 60_000);
    return (await write(author)).json().answered_by.kind;
  };
  for (let tried = 0; tried < 10 && (await warm()) !== 'model'; tried++) provider.become('well');
  provider.asked.length = 0;
}, 90_000);

describe('[WRITER-20] POST /api/writings for a tool that takes a script', () => {
  it('answers the script in its form, piece by piece', async () => {
    const { heard, ...rest } = (await write(await person())).json();
    expect(rest).toEqual({ answered_by: { kind: 'model', model: 'stand-in-writes' } });
    const pieces: { words: string; is_added: boolean }[] = heard.pieces;
    expect(pieces.filter(({ is_added: isAdded }) => isAdded).map(({ words }) => words.trim())).toEqual([
      'Hello, and welcome.',
    ]);
    const script = pieces.map(({ words }) => words).join('');
    expect(script).toMatch(/^## Scene 1: Check the mirrors\n\*\*Speaker:\*\* Narrator\nHello, and welcome\./);
    expect(script).toContain('**Visual:** a mirror');
    expect(heard.beside.parameters).toMatchObject({ audience: 'new drivers', duration: 30 });
    expect(heard.beside.dropped.map(({ value }: { value: string }) => value)).toContain(
      'Our budget is 900 EUR',
    );
  });

  it('tells the model no more of the brief than its facts', async () => {
    await write(await person());
    expect(JSON.stringify(provider.asked[0]?.body)).not.toMatch(/900|budget/i);
    expect(provider.asked).toHaveLength(1);
  });

  it.each([
    ['Never reverse', 'Reverse', 'turned-round', /Never reverse alone/],
    ['4411', '4412', 'changed', /4411/],
    ['a broken lamp', 'a free lamp', 'lost', /broken/],
    ['the mirrors', 'the best mirrors', 'invented', /best/],
  ] as const)(
    'lets the engine’s script stand where “%s” becomes “%s”',
    async (before, after, problem, about) => {
      saying(before, after);
      const { words, ...answer } = (await write(await person())).json();
      expect(answer).toEqual({ problem, answered_by: { kind: 'engine', fell_back: 'garbled' } });
      expect(words).toMatch(about);
      expect(provider.asked).toHaveLength(2);
      expect(String(provider.asked[1]?.body.messages?.[0]?.content)).toContain('could not be used');
    },
  );

  it('leaves nothing of the brief in the log', () => {
    expect(lines.join('')).not.toMatch(/mirror|reverse|4411|budget/i);
  });
});
