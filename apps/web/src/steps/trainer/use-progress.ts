import { useCallback, useState } from 'react';

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
      write(key, done);
      setKept({ key, done });
    },
    [key],
  );
  return { done: kept.done, mark };
}

function read(key: string): ReadonlySet<string> {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return new Set(Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

function write(key: string, done: ReadonlySet<string>): void {
  try {
    localStorage.setItem(key, JSON.stringify([...done]));
  } catch {
    // Full or forbidden: it is remembered as long as the page is open.
  }
}
