import type { Reading } from '../reading.ts';
import { overlapWith } from '../span.ts';

type Sign = ReturnType<typeof overlapWith>;

/** Whether a stretch has a term of the trade in it, a setting, or what must not be seen. */
interface Signs {
  readonly ofTerm: Sign;
  /** A term without a figure: "24 hours" is as easily a deadline. */
  readonly ofLook: Sign;
  readonly ofSetting: Sign;
  /** A setting that is known, and of the picture. */
  readonly ofPictureSetting: Sign;
  readonly ofAbsence: Sign;
}

const known = new WeakMap<Reading, Signs>();

/** Asked of each clause, and worked out once. */
export function signsIn(reading: Reading): Signs {
  const signs = known.get(reading) ?? findSigns(reading);
  known.set(reading, signs);
  return signs;
}

function findSigns({ text, terms, statements }: Reading): Signs {
  const settings = statements.filter((one) => one.kind === 'setting' && one.key !== 'count');
  return {
    ofTerm: overlapWith(terms),
    ofLook: overlapWith(terms.filter(({ from, to }) => !/\d/.test(text.slice(from, to)))),
    ofSetting: overlapWith(settings),
    ofPictureSetting: overlapWith(settings.filter((one) => one.kind === 'setting' && one.key !== 'other')),
    ofAbsence: overlapWith(statements.filter(({ kind, sure }) => kind === 'absence' && sure !== 'guess')),
  };
}
