import { toldFormOf } from '@cuewright/engine/guests';
import { pageReader } from '../reader/page-reader.ts';
import { askBrowser } from './ask-browser.ts';
import type { ModelWriter } from './model-writer.ts';
import { OWN_MODEL_NAME } from './own-model.ts';

/** The browser’s own model writes. */
export const browserWriter: ModelWriter = {
  name: OWN_MODEL_NAME,
  isLocal: true,
  write: (given, leaving) =>
    askBrowser(
      {
        ask: async (before, signal) => {
          const asked = await pageReader.ask('askWriting', { ...given, before }, signal);
          if (!asked) throw new Error(`${given.model} has nothing to be written.`);
          return { ...asked, form: toldFormOf(asked.form) };
        },
        hear: (answer, signal, isLast) => pageReader.ask('hearWriting', { ...given, answer, isLast }, signal),
      },
      leaving,
    ),
};
