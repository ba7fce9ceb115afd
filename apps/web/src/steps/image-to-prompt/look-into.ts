import type { MadeFacts } from '@cuewright/engine/image-metadata';
import { isClip } from '../../features/picture-reading/taken-files.ts';
import { newGenerationId } from '../../lib/creation/generation-id.ts';
import { pageFileReader } from '../../lib/file-facts/page-file-reader.ts';
import { whyUnsendable } from '../../lib/picture-files.ts';
import { changeSitting, clearSitting, readSitting } from './sitting.ts';

/** One file is looked at, and first what it says of itself. Nothing is sent for that. */
export async function lookInto(file: File, known?: MadeFacts): Promise<void> {
  clearSitting();
  changeSitting({ file, made: { kind: 'reading' }, generationId: newGenerationId() });
  const [facts, unsendable] = await Promise.all([known ?? pageFileReader.read(file), whyUnsendable(file)]);
  if (readSitting().file !== file) return;
  changeSitting({
    unsendable: isClip(file) ? undefined : unsendable,
    made: facts ? { kind: 'read', facts } : { kind: 'unread' },
  });
}
