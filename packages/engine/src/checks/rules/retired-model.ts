import type { Rule } from '../rule.ts';

/** A generator that is gone, and who came after it. */
export const retiredModel: Rule = {
  find: ({ model, name }) => {
    if (model?.status.value.kind !== 'retired') return [];
    const { successor } = model;
    const since = 'since' in model.status.value ? ` since ${model.status.value.since}` : '';
    return [
      {
        severity: 'warning',
        says: `${name} is retired${since}.`,
        because: successor
          ? `Nothing can be made with it any more. ${successor.name} came after it.`
          : 'Nothing can be made with it any more.',
        ...(successor?.id && {
          fix: { label: `Write it for ${successor.name}`, edits: [], model: successor.id },
        }),
      },
    ];
  },
};
