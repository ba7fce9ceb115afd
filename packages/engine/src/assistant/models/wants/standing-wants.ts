import type { Want } from './want.ts';

/** Whether it runs, where, and for what. */
export function standingWants(message: string): Want[] {
  const wants: Want[] = [];
  const add = (when: boolean, ...wanted: Want[]) => {
    if (when) wants.push(...wanted);
  };
  const has = (pattern: RegExp) => pattern.test(message);

  add(has(/\b(?:retired|shut ?down|dead|discontinued|gone|no longer|closed|died)\b/), {
    id: 'retired',
    words: 'is retired',
    fits: ({ status }) => status.value.kind === 'retired',
    because: ({ status }) => ('since' in status.value ? `since ${status.value.since}` : undefined),
    isOfStatus: true,
  });
  add(has(/\b(?:legacy|outdated|old(?:er)? models?)\b/), {
    id: 'legacy',
    words: 'is a legacy model',
    fits: ({ status }) => status.value.kind === 'legacy',
    because: ({ successor }) => successor && `after it comes ${successor.name}`,
    isOfStatus: true,
  });
  add(has(/\bresearch\b/), {
    id: 'research',
    words: 'is research only',
    fits: ({ status }) => status.value.kind === 'research-only',
    isOfStatus: true,
  });
  add(has(/\b(?:still (?:active|running|work\w*|alive|available)|active models?)\b/), {
    id: 'active',
    words: 'is active',
    fits: ({ status }) => status.value.kind === 'active',
  });
  add(
    has(
      /\b(?:open[- ]?(?:source|weights?)|run (?:it )?(?:locally|myself|at home)|local(?:ly)?|own (?:machine|computer|gpu)|self[- ]?host\w*)\b|\b(?:any|one|ones|models?)\b.{0,20}\b(?:without (?:the )?internet|offline)\b/,
    ),
    {
      id: 'open',
      words: 'has open weights',
      fits: ({ status }) => /open weights/i.test(status.value.note ?? ''),
      because: () => 'open weights',
    },
  );
  add(
    has(
      /\b(?:free|no cost|without paying|cheap\w*|for nothing|nothing paid|not pay|no money|free of charge)\b/,
    ) && !has(/\bfreepik\b/),
    {
      id: 'free',
      words: 'carries the label free',
      fits: ({ tier }) => tier === 'free',
      because: () => 'free',
    },
  );
  add(has(/\bpremium\b|\bpaid (?:models?|generators?)\b/), {
    id: 'premium',
    words: 'carries the label premium',
    fits: ({ tier }) => tier === 'premium',
    because: () => 'premium',
  });
  return wants;
}
