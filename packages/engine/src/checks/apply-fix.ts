import { applyEdits } from './apply-edits.ts';
import type { Check, Fix, ToCheck } from './check.ts';
import { findChecks } from './find-checks.ts';

export interface FixedAll {
  text: string;
  /** In the order they were made. */
  fixes: readonly Fix[];
}

const MOST_FIXES = 100;

/** Every fix that may be made, one after another, each looked at anew: one may make another needless. */
export function fixAll(given: ToCheck, mayMake: (check: Check) => boolean = () => true): FixedAll {
  const fixes: Fix[] = [];
  const tried = new Set<string>();
  let text = given.text;
  while (fixes.length < MOST_FIXES) {
    const next = findChecks({ ...given, text }).find(
      (check) => check.fix && changesText(check.fix) && mayMake(check) && !tried.has(nameOf(check, text)),
    );
    if (!next?.fix) break;
    tried.add(nameOf(next, text));
    text = applyEdits(text, next.fix.edits);
    fixes.push(next.fix);
  }
  return { text, fixes };
}

function changesText({ edits }: Fix): boolean {
  return edits.length > 0;
}

function nameOf({ rule, span }: Check, text: string): string {
  return `${rule} ${span ? text.slice(span.start, span.end) : ''} ${text.length}`;
}
