import { type ReactNode, useCallback, useState } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.tsx';

/** For ears: where it is said what has just happened, and how to say it. */
export function useNews(): [place: ReactNode, tell: (text: string) => void] {
  const [{ news, count }, setNews] = useState({ news: '', count: 0 });
  const tell = useCallback((text: string) => setNews((last) => ({ news: text, count: last.count + 1 })), []);
  const place = (
    <VisuallyHidden role="status">
      {/* Each a new element, or the same words a second time would not be read out. */}
      <span key={count}>{news}</span>
    </VisuallyHidden>
  );
  return [place, tell];
}
