import type { Air, Finish, Sight, Subject, When, Where } from './sight.ts';

/** Which words fit what is to be seen. What a row does not name may be anything; `undefined` stands for what nobody said. */
export interface Row {
  readonly of?: readonly Subject[];
  readonly where?: readonly (Where | undefined)[];
  readonly when?: readonly (When | undefined)[];
  readonly air?: readonly Air[];
  readonly finish?: readonly (Finish | undefined)[];
  readonly backdrop?: 'dark' | 'light';
  readonly distance?: 'near' | 'far';
  readonly isOnTheMove?: boolean;
  readonly isBusy?: true;
  /** A place with a name of its own: `{spot}` stands for it. */
  readonly hasSpot?: true;
  /** The first fits best. Each stands as a clause of its own. */
  readonly say: readonly string[];
}

/** The words of the first row that fits. */
export function choicesIn(rows: readonly Row[], sight: Sight): readonly string[] {
  const say = rows.find((row) => fits(row, sight))?.say ?? [];
  return say.map((choice) => choice.replace('{spot}', sight.spot ?? ''));
}

function fits(row: Row, sight: Sight): boolean {
  return (
    (row.of === undefined || row.of.includes(sight.subject)) &&
    (row.where === undefined || row.where.includes(sight.where)) &&
    (row.when === undefined || row.when.includes(sight.when)) &&
    (row.air === undefined || (sight.air !== undefined && row.air.includes(sight.air))) &&
    (row.finish === undefined || row.finish.includes(sight.finish)) &&
    (row.backdrop === undefined || row.backdrop === sight.backdrop) &&
    (row.distance === undefined || row.distance === sight.distance) &&
    (row.hasSpot === undefined || sight.spot !== undefined) &&
    (row.isBusy === undefined || sight.isBusy) &&
    (row.isOnTheMove === undefined || row.isOnTheMove === sight.isOnTheMove)
  );
}

export const PEOPLE: readonly Subject[] = ['person', 'two', 'crowd', 'hands'];
export const CREATURES: readonly Subject[] = ['furred', 'feathered', 'scaled', 'small'];
export const SURROUNDINGS: readonly Subject[] = ['land', 'water', 'room', 'building'];
