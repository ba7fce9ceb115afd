import { applyEdits } from './apply-edits.ts';
import type { Check, Severity, ToCheck } from './check.ts';
import { type Checked, checked } from './checked.ts';
import type { Found } from './rule.ts';
import { type RuleId, rules } from './rules/index.ts';
import { type Specified, specifiedIn } from './specified.ts';

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, hint: 2 };

/** What is the matter with a prompt, the gravest first. A blank text has nothing the matter with it. */
export function findChecks(given: ToCheck): Check[] {
  return given.text.trim() === '' ? [] : checksIn(given, checked(given));
}

export interface LookedOver {
  checks: Check[];
  specified: Specified[];
}

/** What is the matter with a prompt, and what it says and does not: read once for both. */
export function lookOver(given: ToCheck): LookedOver {
  if (given.text.trim() === '') return { checks: [], specified: [] };
  const seen = checked(given);
  const checks = checksIn(given, seen);
  return { checks, specified: specifiedIn(seen, checks) };
}

function checksIn(given: ToCheck, seen: Checked): Check[] {
  return (Object.keys(rules) as RuleId[])
    .flatMap((rule) =>
      rules[rule]
        .find(seen)
        .filter(({ span }) => !span || seen.isOwn(span))
        .map((found) => withoutBreaking(given, { rule, ...intact(found, seen) })),
    )
    .sort(
      (one, other) =>
        RANK[one.severity] - RANK[other.severity] || (one.span?.start ?? -1) - (other.span?.start ?? -1),
    );
}

/** Locked words stay: the check is told, and has no button. */
function withoutBreaking({ text, locked = [] }: ToCheck, check: Check): Check {
  const there = locked.filter((words) => text.includes(words));
  if (!check.fix || there.length === 0) return check;
  const mended = applyEdits(text, check.fix.edits);
  if (there.every((words) => mended.includes(words))) return check;
  const { fix: _, ...told } = check;
  return told;
}

/** What would break an object with named fields has no button. */
function intact(found: Found, { syntax }: Checked): Found {
  const { fix, ...told } = found;
  const breaks = fix?.edits.some(({ start, end }) =>
    syntax.some((part) => start < part.end && end > part.start),
  );
  return breaks ? told : found;
}
