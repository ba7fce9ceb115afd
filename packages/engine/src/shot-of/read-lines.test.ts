import { describe, expect, it } from 'vitest';
import { judge, type Verdict } from '../../testing/judge-reading.ts';
import { lines } from '../../testing/lines.ts';
import { readShot } from './read-shot.ts';

const verdicts: readonly Verdict[] = lines.map((line) =>
  judge(line, readShot(line.text, { mode: 'video' }).shot),
);
const sum = (count: (verdict: Verdict) => number) =>
  verdicts.reduce((total, verdict) => total + count(verdict), 0);

describe('[R1] hand-written lines that are not our templates', () => {
  it('[R1.1] nine of ten fields are right', () => {
    expect(lines.length).toBeGreaterThanOrEqual(150);
    expect(sum(({ right }) => right) / sum(({ expected }) => expected)).toBeGreaterThanOrEqual(0.9);
  });

  it('[R1.2] at most one of fifty is invented', () => {
    const invented = verdicts.flatMap((verdict) => verdict.invented);
    expect(invented.length / sum(({ set }) => set), invented.join('\n')).toBeLessThanOrEqual(0.02);
  });
});
