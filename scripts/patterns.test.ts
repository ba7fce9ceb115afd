import { describe, expect, it } from 'vitest';
import { countSteps } from './patterns/count-steps.ts';
import { parsePattern } from './patterns/parse-pattern.ts';
import { patternsIn } from './patterns/patterns-in.ts';
import { worstCases } from './patterns/worst-cases.ts';

const SHORT = 300;
const TIMES = 4;
/** Four times the text may cost four times the steps and a little; where they were counted again for each place, sixteen. */
const MOST_TIMES = 6;
/** A pattern that goes on for so long over a short text is slow, whatever it would be over a long one. */
const MOST_STEPS = 100_000;

/** The first of its own worst texts over which a pattern costs too much more when the text is four times as long. */
function slowOver(pattern: RegExp): string | undefined {
  const tree = parsePattern(pattern);
  const long = [...worstCases(tree, SHORT * TIMES)];
  return [...worstCases(tree, SHORT)].find((text, at) => {
    const steps = countSteps(tree, pattern, text, MOST_STEPS);
    return (
      steps > MOST_STEPS || countSteps(tree, pattern, long[at] ?? '', steps * MOST_TIMES) > steps * MOST_TIMES
    );
  });
}

describe('[STALL-6] every pattern of the thread that answers', () => {
  // What the server and the contract have themselves, and what they call of the engine with words of any length.
  const answering = patternsIn([
    'apps/server/src',
    'packages/contract/src',
    'packages/engine/src/text',
    'packages/engine/src/export/csv.ts',
    'packages/engine/src/export/prompt-description.ts',
    'packages/engine/src/recovered/provenance-line.ts',
    'packages/engine/src/recovered/setting-named.ts',
  ]);

  it('costs no more than its text is long, over texts made for it', () => {
    expect(answering.length).toBeGreaterThan(100);
    const slow = answering
      .map((one) => ({ ...one, over: slowOver(one.pattern) }))
      .filter(({ over }) => over !== undefined)
      .map(({ file, pattern, over }) => `${file}: ${pattern} over ${JSON.stringify(over?.slice(0, 40))}`);
    expect(slow).toEqual([]);
  });
});

describe('the counting of steps', () => {
  it.each([/\s+$/, /(?:a|a)+b/, /(a+)+$/, /!?\[([^\]\n]*)\]\(([^)\s]*)[^)]*\)/g, /a.*b.*c/])(
    'finds what takes longer and longer: %s',
    (pattern) => {
      expect(slowOver(pattern)).toBeDefined();
    },
  );

  it.each([/^\s+/, /\bfoo(?=bar)/i, /(?<=(a))b{2,3}\1?/u, /[^\P{Cc}\t\n]/gu, /^[\w.]{1,200}$/])(
    'lets pass what does not: %s',
    (pattern) => {
      expect(slowOver(pattern)).toBeUndefined();
    },
  );
});
