import type { Span } from '../span.ts';

/** Two stretches that cannot both come true. */
export interface Clash {
  readonly one: Span;
  readonly other: Span;
  readonly why: 'setting' | 'slot' | 'absent-present' | 'silent-heard';
}
