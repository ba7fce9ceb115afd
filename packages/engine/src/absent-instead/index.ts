export { aroundOf } from './around.ts';
export { insteadIn, insteadOf } from './instead-of.ts';
export { isSaidInstead } from './table.ts';
