export { applyEdits } from './apply-edits.ts';
export { type FixedAll, fixAll } from './apply-fix.ts';
export type { Check, Edit, Fix, Severity, Span, ToCheck } from './check.ts';
export { cutOut } from './cut-out.ts';
export { findChecks, type LookedOver, lookOver } from './find-checks.ts';
export type { RuleId } from './rules/index.ts';
export type { Specified, What } from './specified.ts';
