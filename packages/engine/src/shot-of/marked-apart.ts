import { partOfKind } from '../copies/part-of-kind.ts';
import type { Reading } from '../language/reading.ts';
import type { Statement } from '../language/statement.ts';
import { isLifted } from './lifted.ts';

/** Words that somebody says belong to another part than the clause they stand in. */
export function markedApart({ statements }: Reading): Statement[] {
  return statements.filter((one) => {
    const around = one.within === undefined ? undefined : statements[one.within];
    return (
      one.sure === 'marked' && around && !isLifted(one) && partOfKind[one.kind] !== partOfKind[around.kind]
    );
  });
}
