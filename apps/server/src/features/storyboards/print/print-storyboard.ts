import type { Actor, CallInput } from '@cuewright/contract';
import type { DepsWithFiles } from '../../../deps.ts';
import type { SharedPlaces } from '../../../places/shared-places.ts';
import { fail, ok, type Result } from '../../../result.ts';
import { readStoryboard } from '../commands.ts';
import type { PerPage } from './page-plan.ts';
import { printBoard } from './print-board.ts';
import { readPictureForPrint } from './read-picture.ts';

type Query = Required<NonNullable<CallInput<'GET /api/storyboards/{id}/pdf'>['query']>>;

/** A board of the person's own, on paper. */
export async function printStoryboard(
  { db, blobs, clock, places }: Pick<DepsWithFiles, 'db' | 'blobs' | 'clock'> & { places: SharedPlaces },
  actor: Actor,
  id: string,
  { per_page, paper }: { [Key in keyof Query]: NonNullable<Query[Key]> },
): Promise<Result<{ pdf: Buffer; name: string }, 'storyboard-not-found' | 'overloaded'>> {
  const found = await readStoryboard({ db }, actor, id);
  if (!found.ok) return found;
  const leave = await places.take(actor.id);
  if (!leave) return fail('overloaded');
  try {
    const at = clock();
    const pdf = await printBoard(found.value, {
      perPage: Number(per_page) as PerPage,
      paper,
      at,
      readPicture: (imageUrl) => readPictureForPrint(blobs, actor.id, imageUrl),
    });
    return ok({ pdf, name: `storyboard-${at.getTime()}.pdf` });
  } finally {
    leave();
  }
}
