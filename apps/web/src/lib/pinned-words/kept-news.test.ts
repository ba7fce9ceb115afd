import { keepLocked } from '@cuewright/engine/locked';
import { describe, expect, it } from 'vitest';
import { keptNews } from './kept-news.ts';

describe('[LOCK-1] what a rewrite did to pinned words', () => {
  it('is said in a sentence each for what was put back and what is gone', () => {
    const kept = keepLocked('A courier on a volta-k2', ['Volta K2', 'red coat']);
    expect(kept.text).toBe('A courier on a Volta K2');
    expect(keptNews(kept)).toBe('Put back as pinned: “Volta K2”. Could not be kept: “red coat”.');
  });

  it('is nothing where they stand as they did', () => {
    expect(keptNews(keepLocked('A Volta K2', ['Volta K2']))).toBeUndefined();
  });
});
