import { findModel } from '../src/catalogue/index.ts';
import { csvLine, promptDescription } from '../src/export/index.ts';
import { carryMarks, type Mark, placeMarks } from '../src/language/marks/index.ts';
import { completeReverse } from '../src/methods/index.ts';
import { provenanceLine, settingNamed, wholePrompt } from '../src/recovered/index.ts';
import { cleanText, isBlankText } from '../src/text/index.ts';
import type { LinearDoor } from './linear-door-names.ts';

/**
 * What the server calls with words of any length on the thread that answers. Each is proven to take no more than twice as
 * long over twice as much; whatever else the engine does is done in threads of its own.
 */
export const linearDoors: Readonly<Record<LinearDoor, (text: string) => unknown>> = {
  cleanText: (text) => cleanText(text),
  isBlankText: (text) => isBlankText(text),
  carryMarks: (text) => carryMarks(marksOf(text), text, changedThroughout(text)),
  completeReverse: (text) =>
    completeReverse({
      written: { text },
      analysis: {
        subject: text,
        environment: text,
        lighting: text,
        mood: text,
        style: text,
        technicalNotes: text,
        confidence: 80,
        model: 'general',
      },
    }),
  csvLine: (text) => csvLine([text, 1]),
  findModel: (text) => findModel(text),
  promptDescription: (text) => promptDescription(text),
  placeMarks: (text) => placeMarks(marksOf(text), ` ${text}\r\n`, text),
  provenanceLine: (text) =>
    provenanceLine({ prompt: text, provenance: [{ by: 'c2pa', tool: text, signer: text, kind: 'made' }] }),
  settingNamed: (text) => settingNamed({ settings: [{ name: text, value: text }] }, 'Steps', 'Size'),
  wholePrompt: (text) =>
    wholePrompt({ prompt: text, further: [{ kind: 'character', name: text, prompt: text, settings: [] }] }),
};

const MOST_MARKS = 200;

/** As many as a text may have, all through it. */
function marksOf(text: string): Mark[] {
  const size = Math.max(2, Math.ceil(text.length / MOST_MARKS));
  return Array.from({ length: Math.floor(text.length / size) }, (_, n) => ({
    from: n * size,
    to: n * size + size,
    kind: 'figure',
  }));
}

/** An edit at both ends and in the middle, so that no mark lies ahead of it or behind. */
function changedThroughout(text: string): string {
  const middle = text.length >> 1;
  return `so ${text.slice(0, middle)} or ${text.slice(middle + 1)} so`;
}
