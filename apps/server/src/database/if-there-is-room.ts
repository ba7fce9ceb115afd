import { databaseFailure } from './failures.ts';

/** Does what a read tidies on its way, and says whether it did: on a full disk that waits, and the read goes on. */
export async function ifThereIsRoom(tidy: () => Promise<unknown>): Promise<boolean> {
  try {
    await tidy();
    return true;
  } catch (error) {
    if (databaseFailure(error) !== 'storage-full') throw error;
    return false;
  }
}
