import type { Check, Severity, ToCheck } from './check.ts';
import { type Checked, checked } from './checked.ts';
import type { Found } from './rule.ts';
import { type RuleId, rules } from './rules/index.ts';

const RANK: Readonly<Record<Severity, number>> = { error: 0, warning: 1, hint: 2 };

/** What is the matter with a prompt, the gravest first. A blank text has nothing the matter with it. */
export function findChecks(given: ToCheck): Check[] {
  if (given.text.trim() === '') return [];
  const seen = checked(given);
  return (Object.keys(rules) as RuleId[])
    .flatMap((rule) =>
      rules[rule]
        .find(seen)
        .filter(({ span }) => !span || seen.isOwn(span))
        .map((found) => ({ rule, ...intact(found, seen) })),
    )
    .sort(
      (one, other) =>
        RANK[one.severity] - RANK[other.severity] || (one.span?.start ?? -1) - (other.span?.start ?? -1),
    );
}

/** What would break an object with named fields has no button. */
function intact(found: Found, { syntax }: Checked): Found {
  const { fix, ...told } = found;
  const breaks = fix?.edits.some(({ start, end }) =>
    syntax.some((part) => start < part.end && end > part.start),
  );
  return breaks ? told : found;
}
