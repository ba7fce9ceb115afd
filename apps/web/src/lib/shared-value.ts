export interface SharedValue<Value> {
  get: () => Value;
  set: (next: Value) => void;
  /** Calls back whenever it is set; gives back what ends that. */
  listen: (listener: () => void) => () => void;
}

/** What the whole page knows of one thing, for those who show it. */
export function sharedValue<Value>(first: Value): SharedValue<Value> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
