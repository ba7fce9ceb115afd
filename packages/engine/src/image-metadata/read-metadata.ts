import { emptyContent } from './containers/content.ts';
import { isPng, readPng } from './containers/png.ts';
import type { MadeFacts, ReadingHelp } from './file-facts.ts';
import { readA1111 } from './generators/a1111.ts';

/** What a file says of how it was made. It never throws: of a broken file it tells what could be read. */
export async function readMetadata(bytes: Uint8Array, help: ReadingHelp): Promise<MadeFacts> {
  const content = isPng(bytes) ? await readPng(bytes, help.inflate) : emptyContent('unknown');
  const made = readA1111(content.texts);
  return {
    container: content.container,
    settings: [],
    ...made,
    raw: content.texts.map(({ where, key, text }) => ({ where: `${where} ${key}`, text })),
    provenance: [],
  };
}
