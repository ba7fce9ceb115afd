import type { Person } from '../seeing/person.ts';

const SEATED: ReadonlySet<Person['pose']> = new Set(['sit', 'read', 'play']);

export function isSeated({ pose }: Person): boolean {
  return SEATED.has(pose);
}
