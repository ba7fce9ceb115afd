import { ApiError, NetworkError, problem, type Storyboard } from '@cuewright/contract';
import { newFrame } from '@cuewright/engine/storyboard';
import { expect, it } from 'vitest';
import { openBoard, type Unsaved } from './board-store.ts';

const board: Storyboard = {
  id: '0199f0c4-7b4e-7cc0-9f10-5a8f0a3c2b11',
  title: 'Quay',
  originalPrompt: 'A dog',
  originalMarks: [],
  prompt_id: null,
  ratio: '16:9',
  frames: [newFrame('a', 'A dog')],
  version: 1,
  created_at: '2026-11-21T10:00:00.000Z',
  updated_at: '2026-11-21T10:00:00.000Z',
};

/** A board whose saves are answered, and whose pauses end, when the test says so. */
function open(unsaved?: Unsaved) {
  const sent: { title: string; version: number }[] = [];
  const answers: PromiseWithResolvers<Storyboard>[] = [];
  const seen = {
    remembered: undefined as Unsaved | undefined,
    endPause: undefined as (() => void) | undefined,
  };
  const store = openBoard(board, unsaved, {
    save: (content, version) => {
      sent.push({ title: content.title, version });
      const answer = Promise.withResolvers<Storyboard>();
      answers.push(answer);
      return answer.promise;
    },
    afterAPause: (then) => {
      seen.endPause = then;
      return () => {
        seen.endPause = undefined;
      };
    },
    remember: (left) => {
      seen.remembered = left;
    },
    onSaved: () => {},
  });
  const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    ...store,
    sent,
    seen,
    rename: (title: string) => store.edit(() => ({ title })),
    pauseEnds: async () => {
      seen.endPause?.();
      await turn();
    },
    answer: async (given: Partial<Storyboard> | Error) => {
      const last = answers.at(-1);
      if (given instanceof Error) last?.reject(given);
      else last?.resolve({ ...board, ...given });
      await turn();
    },
  };
}

const stale = (current: Storyboard) => new ApiError('PUT', problem('stale-version', { current }));

it('[BOARD-6] saves after a pause, once for many changes, from the version it knows', async () => {
  const one = open();
  one.rename('Q');
  one.rename('Quay at night');
  expect([one.read().saving.is, one.sent]).toEqual(['waiting', []]);
  expect(one.seen.remembered).toMatchObject({ title: 'Quay at night', version: 1 });
  await one.pauseEnds();
  expect(one.sent).toEqual([{ title: 'Quay at night', version: 1 }]);
  await one.answer({ title: 'Quay at night', version: 2 });
  expect([one.read().saving.is, one.seen.remembered]).toEqual(['saved', undefined]);
  one.rename('Again');
  await one.pauseEnds();
  expect(one.sent.at(-1)).toEqual({ title: 'Again', version: 2 });
});

it('[BOARD-6] does not lose what is changed while it saves', async () => {
  const one = open();
  one.rename('first');
  await one.pauseEnds();
  one.rename('second');
  await one.answer({ title: 'first', version: 2 });
  expect(one.read()).toMatchObject({ content: { title: 'second' }, saving: { is: 'waiting' } });
  expect(one.seen.remembered).toMatchObject({ title: 'second', version: 2 });
  await one.pauseEnds();
  expect(one.sent.at(-1)).toEqual({ title: 'second', version: 2 });
});

it('[BOARD-6] flush waits until all is saved', async () => {
  const one = open();
  expect(await one.flush()).toBe(true);
  one.rename('first');
  const flushed = one.flush();
  one.rename('second');
  await one.answer({ title: 'first', version: 2 });
  const again = one.flush();
  await one.answer({ title: 'second', version: 3 });
  expect([await flushed, await again, one.read().saving.is]).toEqual([true, true, 'saved']);
});

it('[BOARD-7] a version from elsewhere is a choice: mine goes over it, or theirs is taken', async () => {
  const theirs = { ...board, title: 'Theirs', version: 5 };
  for (const choice of ['keepMine', 'takeTheirs'] as const) {
    const one = open();
    one.rename('Mine');
    await one.pauseEnds();
    await one.answer(stale(theirs));
    expect(one.read()).toMatchObject({
      content: { title: 'Mine' },
      saving: { is: 'stale', current: { title: 'Theirs' } },
    });
    one.rename('Mine, longer');
    await one.pauseEnds();
    expect(one.sent).toHaveLength(1);
    one[choice]();
    if (choice === 'keepMine') expect(one.sent.at(-1)).toEqual({ title: 'Mine, longer', version: 5 });
    else expect(one.read()).toMatchObject({ content: { title: 'Theirs' }, saving: { is: 'saved' } });
  }
});

it('[BOARD-7] what another tab saved is shown, unless something here waits to be saved', () => {
  const one = open();
  one.hear({ ...board, title: 'From the other tab', version: 2 });
  expect(one.read().content.title).toBe('From the other tab');
  one.rename('Mine');
  one.hear({ ...board, title: 'Newer still', version: 3 });
  expect(one.read().content.title).toBe('Mine');
});

it('[BOARD-6] what failed to be saved is kept, and tried again with the next change or by hand', async () => {
  const one = open();
  one.rename('Mine');
  await one.pauseEnds();
  await one.answer(new NetworkError('PUT', undefined));
  expect([one.read().saving.is, one.seen.remembered?.title]).toEqual(['failed', 'Mine']);
  void one.flush();
  await one.answer({ title: 'Mine', version: 2 });
  expect(one.read().saving.is).toBe('saved');

  one.rename('Gone');
  await one.pauseEnds();
  await one.answer(new ApiError('PUT', problem('storyboard-not-found')));
  expect([one.read().saving.is, await one.flush()]).toEqual(['gone', false]);
});

it('[BOARD-6] begins with what a reload left unsaved, from the version that began from', async () => {
  const one = open({ title: 'Left over', ratio: '1:1', frames: [], version: 1 });
  expect(one.read()).toMatchObject({
    content: { title: 'Left over', ratio: '1:1', frames: [] },
    saving: { is: 'waiting' },
  });
  void one.flush();
  expect(one.sent).toEqual([{ title: 'Left over', version: 1 }]);
});

it('shows no picture that the server has left out', async () => {
  const one = open();
  one.edit(() => ({ frames: [{ ...newFrame('a', 'A dog'), imageUrl: '/api/files/00' }] }));
  await one.pauseEnds();
  await one.answer({ frames: [newFrame('a', 'A dog')], version: 2 });
  expect(one.read()).toMatchObject({ content: { frames: [{ imageUrl: null }] }, saving: { is: 'saved' } });
});
