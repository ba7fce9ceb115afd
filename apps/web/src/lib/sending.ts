let isSending = false;
const listeners = new Set<() => void>();

/** Whether something that was saved is on its way, or waits for the line. */
export function currentlySending(): boolean {
  return isSending;
}

export function onSendingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellSending(is: boolean): void {
  isSending = is;
  for (const listener of listeners) listener();
}
