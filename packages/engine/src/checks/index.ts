export { applyEdits } from './apply-edits.ts';
export { type FixedAll, fixAll } from './apply-fix.ts';
export type { Check, Edit, Fix, Severity, Span, ToCheck } from './check.ts';
export { findChecks } from './find-checks.ts';
export type { RuleId } from './rules/index.ts';
export { type Specified, specified, type What } from './specified.ts';
