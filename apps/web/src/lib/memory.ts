/** What this browser keeps: for good, or as long as the tab is open. */
const memories = { browser: () => localStorage, tab: () => sessionStorage } as const;

type Memory = keyof typeof memories;

/** What was kept under a name: null where nothing was, undefined where nothing can be. */
export function recall(memory: Memory, name: string): string | null | undefined {
  try {
    return memories[memory]().getItem(name);
  } catch {
    return undefined;
  }
}

/** Keeps it, or forgets it without a value. False where nothing can be kept: storage is switched off, or full. */
export function keep(memory: Memory, name: string, value: string | undefined): boolean {
  try {
    if (value === undefined) memories[memory]().removeItem(name);
    else memories[memory]().setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

/** The same for what is kept as JSON. What cannot be read counts as nothing. */
export function recallValue(memory: Memory, name: string): unknown {
  try {
    return JSON.parse(recall(memory, name) ?? 'null');
  } catch {
    return undefined;
  }
}

export function keepValue(memory: Memory, name: string, value: unknown): boolean {
  return keep(memory, name, JSON.stringify(value));
}
