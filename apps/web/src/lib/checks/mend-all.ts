import type { Check } from './load-checks.ts';

const MOST = 100;

interface ToMendAll<State> {
  state: State;
  look: (state: State) => { text: string; checks: readonly Check[] };
  mend: (state: State, check: Check) => State | undefined;
}

/** Every fix that can be made, one after another, each looked at anew: one may make another needless. */
export function mendAll<State>({ state: first, look, mend }: ToMendAll<State>): {
  state: State;
  count: number;
} {
  const tried = new Set<string>();
  let [state, count] = [first, 0];
  while (tried.size < MOST) {
    const { text, checks } = look(state);
    const now = state;
    const [next] = checks
      .filter((check) => check.fix && !tried.has(nameOf(check, text)))
      .map((check) => ({ check, mended: mend(now, check) }))
      .filter(({ mended }) => mended !== undefined);
    if (!next?.mended) break;
    tried.add(nameOf(next.check, text));
    state = next.mended;
    count += 1;
  }
  return { state, count };
}

/** The same check in a text that has changed a little. */
export function findAgain(check: Check, before: string, after: { text: string; checks: readonly Check[] }) {
  const words = ({ span }: Check, text: string) => (span ? text.slice(span.start, span.end) : '');
  return after.checks.find(
    (one) => one.rule === check.rule && words(one, after.text) === words(check, before),
  );
}

function nameOf({ rule, span }: Check, text: string): string {
  return `${rule} ${span ? text.slice(span.start, span.end) : ''} ${text.length}`;
}
