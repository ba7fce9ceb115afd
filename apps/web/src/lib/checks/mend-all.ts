import type { Check } from '@cuewright/engine/checks';

const MOST = 100;

interface Looked {
  text: string;
  checks: readonly Check[];
}

interface ToMendAll<State, Look extends Looked> {
  state: State;
  look: (state: State) => Promise<Look>;
  mend: (state: State, check: Check, look: Look) => State | undefined;
}

/** Every fix that can be made, one after another, each looked at anew: one may make another needless. */
export async function mendAll<State, Look extends Looked>({
  state: first,
  look,
  mend,
}: ToMendAll<State, Look>): Promise<{ state: State; count: number }> {
  const tried = new Set<string>();
  let [state, count] = [first, 0];
  while (tried.size < MOST) {
    const seen = await look(state);
    const { text, checks } = seen;
    const now = state;
    const [next] = checks
      .filter((check) => check.fix && !tried.has(nameOf(check, text)))
      .map((check) => ({ check, mended: mend(now, check, seen) }))
      .filter(({ mended }) => mended !== undefined);
    if (!next?.mended) break;
    tried.add(nameOf(next.check, text));
    state = next.mended;
    count += 1;
  }
  return { state, count };
}

/** The same check in a text that has changed a little. */
export function findAgain(check: Check, before: string, after: Looked) {
  const words = ({ span }: Check, text: string) => (span ? text.slice(span.start, span.end) : '');
  return after.checks.find(
    (one) => one.rule === check.rule && words(one, after.text) === words(check, before),
  );
}

function nameOf({ rule, span }: Check, text: string): string {
  return `${rule} ${span ? text.slice(span.start, span.end) : ''} ${text.length}`;
}
