import { askReading, toldReadingForm } from '@cuewright/engine/guests';
import { pageReader } from '../reader/page-reader.ts';
import { askBrowser } from './ask-browser.ts';
import type { ModelReader } from './model-reader.ts';
import { OWN_MODEL_NAME } from './own-model.ts';

/** The browser’s own model reads. */
export const browserReader: ModelReader = {
  name: OWN_MODEL_NAME,
  isLocal: true,
  read: (given, leaving) =>
    askBrowser(
      {
        ask: async (before) => ({
          ...askReading({ ...given, before: before?.problem }),
          form: toldReadingForm,
        }),
        hear: (answer, signal) => pageReader.ask('hearReading', { ...given, answer }, signal),
      },
      leaving,
    ),
};
