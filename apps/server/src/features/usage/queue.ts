const lasts = new Map<string, Promise<unknown>>();

/** Runs what is asked for under one key one after the other in this process: whoever waits here keeps no connection busy. */
export async function queue<T>(key: string, run: () => Promise<T>): Promise<T> {
  const turn = (lasts.get(key) ?? Promise.resolve()).then(run);
  const over = turn.catch(() => undefined);
  lasts.set(key, over);
  try {
    return await turn;
  } finally {
    if (lasts.get(key) === over) lasts.delete(key);
  }
}
