import type { MadeFacts } from '@cuewright/engine/image-metadata';
import { newGenerationId } from '../../lib/creation/generation-id.ts';
import { pageFileReader } from '../../lib/file-facts/page-file-reader.ts';
import { changeSitting, clearSitting, readSitting } from './sitting.ts';

/** One file is looked at, and first what it says of itself. Nothing is sent for that. */
export async function lookInto(file: File, known?: MadeFacts): Promise<void> {
  clearSitting();
  changeSitting({ file, made: { kind: 'reading' }, generationId: newGenerationId() });
  const facts = known ?? (await pageFileReader.read(file));
  if (readSitting().file !== file) return;
  changeSitting({ made: facts ? { kind: 'read', facts } : { kind: 'unread' } });
}
