import type { MadeFacts } from '@cuewright/engine/image-metadata';
import { sharedValue } from '../../lib/shared-value.ts';
import type { BatchFile } from './batch.ts';

/** A list of files, each looked into in its turn. */
export function openBatch(read: (file: File) => Promise<MadeFacts | undefined>) {
  const { get, set, listen } = sharedValue<readonly BatchFile[]>([]);
  let known = 0;

  async function readEach(added: readonly BatchFile[]): Promise<void> {
    for (const { id, file } of added) {
      // What was cleared meanwhile is nobody's any more.
      if (!get().some((one) => one.id === id)) return;
      const facts = await read(file);
      set(get().map((one) => (one.id === id ? readAs(one, facts) : one)));
    }
  }

  return {
    get,
    listen,
    add: (files: readonly File[]): Promise<void> => {
      const added = files.map((file): BatchFile => {
        known += 1;
        return { id: `file-${known}`, file, name: file.name, state: 'waiting' };
      });
      set([...get(), ...added]);
      return readEach(added);
    },
    clear: () => set([]),
  };
}

function readAs({ id, file, name }: BatchFile, facts: MadeFacts | undefined): BatchFile {
  return facts ? { id, file, name, state: 'read', facts } : { id, file, name, state: 'unread' };
}
