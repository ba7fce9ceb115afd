const WEIGHT = /:-?\d+(?:\.\d+)?(?=\s*\))/g;
const BRACKETS = /(?<!\\)[()]|\\(?=[()[\]])/g;
const WEIGHTED = /\([^()]*:-?\d+(?:\.\d+)?\s*\)/;
const LAYERED = /\({2}|\[{2}/;
const LAYERS = /(?<!\\)[()[\]]|\\(?=[()[\]])/g;

/** "(soft light:1.2), ((rim light))" are soft light and rim light. Brackets that carry no weight stay. */
export function withoutWeights(prompt: string): string {
  if (WEIGHTED.test(prompt)) return prompt.replace(WEIGHT, '').replace(BRACKETS, '');
  return LAYERED.test(prompt) ? prompt.replace(LAYERS, '') : prompt;
}
