import { useSyncExternalStore } from 'react';

const widths = ['(min-width: 1240px)', '(min-width: 960px)', '(min-width: 560px)'] as const;

/** How many cards stand beside each other. */
export function useColumns(): number {
  return useSyncExternalStore(listen, () => 1 + widths.length - firstThat());
}

function firstThat(): number {
  const at = widths.findIndex((width) => matchMedia(width).matches);
  return at < 0 ? widths.length : at;
}

function listen(listener: () => void): () => void {
  const queries = widths.map((width) => matchMedia(width));
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}
