import {
  advancedModelSuffix,
  advancedModelWrapper,
  advancedSuffix,
  simpleModelSuffix,
  simpleSuffix,
} from './mandated-text.ts';

const wordings = [
  ...Object.values(simpleSuffix),
  ...Object.values(advancedSuffix),
  ...Object.values(simpleModelSuffix),
  ...Object.values(advancedModelSuffix),
  ...Object.values(advancedModelWrapper).flatMap(({ before, after }) => [before, after]),
].sort((one, other) => other.length - one.length);

/** Where a prompt has the wording that the specification asks for, which nobody typed. */
export function mandatedSpans(prompt: string): { start: number; end: number }[] {
  return wordings.flatMap((words) => {
    const start = prompt.lastIndexOf(words);
    return start < 0 ? [] : [{ start, end: start + words.length }];
  });
}
