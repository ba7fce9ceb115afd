import { keep, recall } from './memory.ts';

const MARK = 'reloaded-from';

/**
 * After a deployment an open page asks for code that is no longer there. Then it loads itself again: once,
 * and only when the server really has another page than this one.
 */
export async function reloadIfStale(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  if (!entry || recall('tab', MARK) === entry || !(await isReplaced(entry))) return false;
  // Without a memory it is not tried: it could go on for ever.
  if (!keep('tab', MARK, entry)) return false;
  location.reload();
  return true;
}

async function isReplaced(entry: string): Promise<boolean> {
  try {
    const answer = await fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(5000) });
    return answer.ok && !(await answer.text()).includes(new URL(entry).pathname);
  } catch {
    return false; // No line, no newer page.
  }
}
