import { tagsOfPraise } from '../../language/praise/tags-of-praise.ts';
import { cutOut } from '../cut-out.ts';
import type { Rule } from '../rule.ts';

/** Words the generator ignores. */
export const filler: Rule = {
  find: ({ text, model, name, words }) => {
    if (!model || model.family === 'stable-diffusion' || model.input.value === 'tags') return [];
    const resolutions = (model.resolutions?.value ?? []).join(' ').toLowerCase();
    return [...text.slice(0, words.end).matchAll(tagsOfPraise)].map(({ index, 0: said }) => {
      const span = { start: index, end: index + said.length };
      const isSetting = /^\d+k/i.test(said) && resolutions.includes(said.slice(0, 2).toLowerCase());
      return {
        severity: 'hint',
        span,
        says: `${said} shows nothing.`,
        because: isSetting
          ? `In ${name} the resolution is a setting; words do not change it.`
          : `${name} was not taught by tags like this one. Say what makes it good.`,
        fix: { label: 'Take it out', edits: [cutOut(text, span)] },
      };
    });
  },
};
