export { carryMarks } from './carry-marks.ts';
export { type Mark, ownMarks, toldMarks } from './mark.ts';
export { placeMarks } from './place-marks.ts';
export { withMark, withoutMark } from './set-marks.ts';
