export {
  type CopiesWish,
  type CopyFor,
  copiesOf,
  type FormBoxes,
  type SaidStretch,
  type Words,
} from './copies-of.ts';
export { openOf } from './open.ts';
