import type { Model } from '../../../catalogue/index.ts';
import { marked, soundsOf } from '../fact-sentences.ts';

export const soundFact = (model: Model) => model.audio && marked(model.audio, soundsOf);
