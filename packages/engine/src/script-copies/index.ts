export type { Brief } from './brief.ts';
export {
  fitted,
  LEAST_TO_ADD,
  quotesAreAll,
  type Scene,
  sentenceOf,
  speakerOf,
  titleOf,
  WORDS_A_SECOND,
  wordsFor,
  wordsIn,
} from './plan.ts';
export { type OpenScript, openScript, takesScript, writeScript } from './write-script.ts';
