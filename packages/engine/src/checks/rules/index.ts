import type { Rule } from '../rule.ts';
import { colourTemperature } from './colour-temperature.ts';
import { commands } from './commands.ts';
import { dayAndNight } from './day-and-night.ts';
import { depthOfField } from './depth-of-field.ts';
import { feelingWords } from './feeling-words.ts';
import { filler } from './filler.ts';
import { leftovers } from './leftovers.ts';
import { lettering } from './lettering.ts';
import { longDialogue } from './long-dialogue.ts';
import { negation } from './negation.ts';
import { noSound } from './no-sound.ts';
import { noSubject } from './no-subject.ts';
import { overLimit } from './over-limit.ts';
import { parameters } from './parameters.ts';
import { photoTerms } from './photo-terms.ts';
import { repeated } from './repeated.ts';
import { retiredModel } from './retired-model.ts';
import { saidSettings } from './said-settings.ts';
import { startImage } from './start-image.ts';
import { tooThin } from './too-thin.ts';
import { twoMoves } from './two-moves.ts';
import { weatherClash } from './weather-clash.ts';
import { weights } from './weights.ts';

/** Every rule by its name, in the order in which fixes are made. */
export const rules = {
  parameters,
  weights,
  'said-settings': saidSettings,
  negation,
  lettering,
  commands,
  'two-moves': twoMoves,
  'day-and-night': dayAndNight,
  'weather-clash': weatherClash,
  'colour-temperature': colourTemperature,
  'depth-of-field': depthOfField,
  'photo-terms': photoTerms,
  leftovers,
  repeated,
  filler,
  'feeling-words': feelingWords,
  'start-image': startImage,
  'long-dialogue': longDialogue,
  'no-subject': noSubject,
  'no-sound': noSound,
  'over-limit': overLimit,
  'too-thin': tooThin,
  'retired-model': retiredModel,
} as const satisfies Readonly<Record<string, Rule>>;
export type RuleId = keyof typeof rules;
