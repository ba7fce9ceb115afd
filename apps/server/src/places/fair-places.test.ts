import { describe, expect, it } from 'vitest';
import { openFairPlaces } from './fair-places.ts';

const forever = new AbortController().signal;

/** Places whose clock stands still, and who came in, one after the other. */
function places(count: number) {
  const clock = { ms: 0 };
  const opened = openFairPlaces(count, () => clock.ms);
  const came: string[] = [];
  const enter = async (who: string, signal = forever) => {
    const leave = await opened.take(who, signal);
    came.push(who);
    return leave;
  };
  return { clock, came, enter };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('[STALL-1] [GRAPH-2] places that are shared fairly', () => {
  it('let one of each in at a time, so that whoever sends many does not keep the others out', async () => {
    const { came, enter } = places(2);
    const leave = await enter('many');
    for (let n = 0; n < 5; n++) void enter('many');
    await enter('other');
    expect(came).toEqual(['many', 'other']);
    leave();
    await settled();
    expect(came).toEqual(['many', 'other', 'many']);
  });

  it('let in first whoever has had the least of late', async () => {
    const { came, enter, clock } = places(1);
    const leave = await enter('heavy');
    void enter('heavy');
    const light = enter('light');
    void enter('heavy');
    clock.ms = 4_000;
    leave();
    const leaveLight = await light;
    const other = enter('other');
    clock.ms = 4_010;
    leaveLight();
    await other;
    expect(came).toEqual(['heavy', 'light', 'other']);
  });

  it('are not kept for whoever has gone', async () => {
    const { came, enter } = places(1);
    const leave = await enter('first');
    const gone = new AbortController();
    const waiting = enter('gone', gone.signal);
    gone.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    leave();
    leave();
    await enter('next');
    expect(came).toEqual(['first', 'next']);
  });
});
