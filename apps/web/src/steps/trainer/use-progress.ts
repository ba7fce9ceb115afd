import { useCallback, useState } from 'react';
import { keepValue, recallValue } from '../../lib/memory.ts';

/** Which lessons somebody has done, in this browser. Another person in it has their own. */
export function useProgress(person: string | undefined) {
  const key = `lessons-done:${person ?? ''}`;
  const [kept, setKept] = useState(() => ({ key, done: read(key) }));
  if (kept.key !== key) setKept({ key, done: read(key) });
  const mark = useCallback(
    (lesson: string, isDone: boolean) => {
      const done = new Set(read(key));
      if (isDone) done.add(lesson);
      else done.delete(lesson);
      keepValue('browser', key, [...done]);
      setKept({ key, done });
    },
    [key],
  );
  return { done: kept.done, mark };
}

function read(key: string): ReadonlySet<string> {
  const ids = recallValue('browser', key);
  return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
}
