/** Where a window stands after a call was counted in it. */
export interface Window {
  count: number;
  resetsAt: Date;
}

/** Counts a call. The first one opens a window, and the first one after its end another. */
export type Counter = (key: string, seconds: number) => Promise<Window>;
