/** What was promised, or the signal's reason: whoever does not listen to their signal is not waited for. */
export async function orAborted<T>(promised: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = () => reject(signal.reason);
  if (signal.aborted) onAbort();
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([promised, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
