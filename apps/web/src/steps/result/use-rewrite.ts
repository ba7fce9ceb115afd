import { keepLocked } from '@cuewright/engine/locked';
import { useState } from 'react';
import { keptNews } from '../../lib/pinned-words/kept-news.ts';
import type { ResultText } from './use-result-text.ts';

/** Takes a text that was written by somebody else: pinned words are put back in it, or it is said that they are gone. */
export function useRewrite(text: ResultText, pinned: readonly string[]) {
  const [told, tell] = useState<{ of: string; news: string | undefined }>();
  return {
    /** Of the text that is on the sheet, and of no later one. */
    news: told?.of === text.shown ? told.news : undefined,
    rewrite: (next: string) => {
      const kept = keepLocked(
        next,
        pinned.filter((words) => text.shown.includes(words)),
      );
      text.edit(kept.text);
      tell({ of: kept.text, news: keptNews(kept) });
    },
  };
}
