import { useState } from 'react';

/** The card that lies open, kept in the browser's history entry: whoever comes back finds it as they left it. */
export function useOpenCard(): [string | undefined, (id: string | undefined) => void] {
  const [id, setId] = useState(() => {
    const { openCard } = (history.state ?? {}) as { openCard?: unknown };
    return typeof openCard === 'string' ? openCard : undefined;
  });
  const open = (next: string | undefined) => {
    history.replaceState({ ...history.state, openCard: next }, '');
    setId(next);
  };
  return [id, open];
}
