import { findModel } from '../src/catalogue/index.ts';
import { csvLine, promptDescription } from '../src/export/index.ts';
import { provenanceLine, settingNamed } from '../src/recovered/index.ts';
import { cleanText, isBlankText } from '../src/text/index.ts';

/**
 * What the server calls with words of any length on the thread that answers. Each is proven to take no more than twice as
 * long over twice as much; whatever else the engine does is done in threads of its own.
 */
export const linearDoors: Readonly<Record<string, (text: string) => unknown>> = {
  cleanText: (text) => cleanText(text),
  isBlankText: (text) => isBlankText(text),
  csvLine: (text) => csvLine([text, 1]),
  findModel: (text) => findModel(text),
  promptDescription: (text) => promptDescription(text),
  provenanceLine: (text) =>
    provenanceLine({ prompt: text, provenance: [{ by: 'c2pa', tool: text, signer: text, kind: 'made' }] }),
  settingNamed: (text) => settingNamed({ settings: [{ name: text, value: text }] }, 'Steps', 'Size'),
};
