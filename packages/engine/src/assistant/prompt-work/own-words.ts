import {
  advancedModelSuffix,
  advancedModelWrapper,
  advancedSuffix,
  simpleModelSuffix,
  simpleSuffix,
} from '../../methods/mandated-text.ts';

const wrappers = Object.values(advancedModelWrapper);
const fixed = [
  ...Object.values(advancedModelSuffix),
  ...Object.values(simpleModelSuffix),
  ...wrappers.map(({ after }) => after),
  ...Object.values(simpleSuffix),
  ...Object.values(advancedSuffix),
];

/** A prompt without the wording that the specification mandates: what somebody said of the shot. */
export function ownWords(prompt: string): string {
  let own = prompt.trim();
  for (const { before } of wrappers) if (own.startsWith(before)) own = own.slice(before.length);
  for (let was = ''; was !== own; ) {
    was = own;
    for (const ending of fixed) {
      const bare = own.replace(/[\s.]+$/, '');
      if (bare.endsWith(ending.trim())) own = bare.slice(0, -ending.trim().length).replace(/[\s,]+$/, '');
    }
  }
  return own;
}
