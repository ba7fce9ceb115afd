import type { FileContent, FoundText } from './containers/content.ts';
import { readContainer } from './containers/read-container.ts';
import type { MadeFacts, ReadingHelp } from './file-facts.ts';
import { readGenerators } from './generators/read-generators.ts';
import { Sources } from './generators/sources.ts';
import { readHidden } from './hidden/hidden-text.ts';
import { readProvenance } from './provenance/read-provenance.ts';

/** What a file says of how it was made. It never throws: of a broken file it tells what could be read. */
export async function readMetadata(bytes: Uint8Array, help: ReadingHelp): Promise<MadeFacts> {
  const content = await readContainer(bytes, help.inflate);
  let texts: readonly FoundText[] = content.texts;
  let made = readGenerators(new Sources(texts));
  if (!made) {
    const hidden = await hiddenTexts(content, help);
    const found = hidden.length > 0 ? readGenerators(new Sources(hidden)) : undefined;
    if (found) {
      made = found;
      texts = [...texts, ...hidden];
    }
  }
  return {
    container: content.container,
    settings: [],
    ...made,
    raw: texts.map(({ where, key, text }) => ({ where: `${where}: ${key}`, text })),
    provenance: readProvenance(content),
  };
}

async function hiddenTexts(content: FileContent, help: ReadingHelp): Promise<FoundText[]> {
  const pixels = content.hasExactPixels ? await help.pixels() : undefined;
  return pixels ? readHidden(pixels, help.inflate) : [];
}
