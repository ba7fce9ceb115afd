import { useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { drawRoot } from '../../../testing/draw.tsx';
import { expect, page, test } from '../../../testing/page.ts';
import { useNewest } from '../checks/use-newest.ts';
import { readInks } from './jobs/read-inks.ts';
import { pageReader } from './page-reader.ts';
import { openReader } from './reader.ts';
import { useAnswer } from './use-answer.ts';

const given = { text: 'A night bus crosses a square, slow tracking shot at 35mm.', mode: 'video' } as const;

test('[READS-1] a thread of the page reads what the page would read, question after question', async () => {
  const texts = ['A baker at dawn, no text', given.text, 'una panadera entra, sin gente'];
  const asked = texts.map((text) => pageReader.ask('readInks', { text, mode: 'photo' }));
  expect(await Promise.all(asked)).toEqual(texts.map((text) => readInks({ text, mode: 'photo' })));
});

test('[READS-1] where no thread can be had, the page reads by itself', async () => {
  let tried = 0;
  const reader = openReader({
    newThread: () => {
      tried += 1;
      return new Worker('/assets/no-such-thread.js', { type: 'module' });
    },
    loadJobs: async () => (await import('./reading-jobs.ts')).readingJobs,
  });
  expect(await reader.ask('readInks', given)).toEqual(readInks(given));
  expect(tried).toBe(2);
});

interface TypedProps {
  /** Fills with each text that an answer on the screen was about. */
  shown: string[];
  done: string[];
  /** What ends each piece of work. */
  gates: (() => void)[];
}

function Typed({ shown, done, gates }: TypedProps) {
  const [text, setText] = useState('a');
  const answer = useAnswer(
    'readInks',
    useMemo(() => ({ text, mode: 'photo' as const }), [text]),
  );
  const ofNewest = useNewest(text);
  if (answer) shown.push(answer.given.text);
  return (
    <>
      <button
        type="button"
        onClick={() => ['ab', 'abc', 'abcd'].map((next) => flushSync(() => setText(next)))}
      >
        Type
      </button>
      <button
        type="button"
        onClick={() =>
          void ofNewest((now) => new Promise<string>((end) => gates.push(() => end(now)))).then((now) =>
            done.push(now),
          )
        }
      >
        Mend
      </button>
      <p>{answer?.answer.map((segment) => segment.text).join('')}</p>
    </>
  );
}

test('[READS-2] what was asked last is shown last, and work that takes a moment is done on what is there when it ends', async () => {
  const shown: string[] = [];
  const done: string[] = [];
  const gates: (() => void)[] = [];
  drawRoot(<Typed shown={shown} done={done} gates={gates} />);
  await page.getByRole('button', { name: 'Mend' }).click();
  await page.getByRole('button', { name: 'Type' }).click();
  await expect(page.getByCss('p')).toHaveText('abcd');
  expect(shown.indexOf('abcd')).toBe(shown.findIndex((text) => text.length === 4));
  expect(shown.slice(shown.indexOf('abcd')).every((text) => text === 'abcd')).toBe(true);
  gates[0]?.();
  await expect.poll(() => gates.length).toBe(2);
  gates[1]?.();
  await expect.poll(() => done).toEqual(['abcd']);
});
