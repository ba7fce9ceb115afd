export { MOST_OPTIONS, type TemplateFault } from './parse-template.ts';
export { MOST_VARIATIONS, type Variations, type VariationWishes, variationsOf } from './variations.ts';
export { varyPart } from './vary-part.ts';
