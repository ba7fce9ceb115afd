/** How many steps run at once, and how many workers each of them may have. */
export interface Shares {
  lanes: number;
  workers: number;
}

/**
 * Two steps at once fill each other's gaps: while one starts, waits or has its last test to run, the other works. More
 * would take time from tests that wait for an answer, and so each has its share of the cores.
 */
export function sharesOf(cores: number, steps: number): Shares {
  const lanes = Math.max(1, Math.min(2, cores, steps));
  return { lanes, workers: Math.max(1, Math.floor(cores / lanes)) };
}

/** Runs the tasks in their order, so many at once; each result stands where its task stands. */
export async function sideBySide<T, R>(
  tasks: readonly T[],
  lanes: number,
  run: (task: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const waiting = tasks.entries();
  const lane = async () => {
    // All lanes take from the one list.
    for (const [at, task] of waiting) results[at] = await run(task);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}
