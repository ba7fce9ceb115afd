/** What stood in a box before something replaced it as a whole, and what an Undo took back. */
export interface TextHistory {
  past: readonly string[];
  future: readonly string[];
  /** The template that was put in last. */
  template?: string;
}

export interface TextStep {
  text: string;
  history: TextHistory;
}

export const noHistory: TextHistory = { past: [], future: [] };

const MOST = 20;

/** A template, or nothing at all, in the place of what was there. */
export function replaceText({ text, history }: TextStep, next: string, template?: string): TextStep {
  const past = text === next ? history.past : [...history.past, text].slice(-MOST);
  return { text: next, history: { past, future: [], ...(template !== undefined && { template }) } };
}

/** By hand, letter by letter: the browser undoes that itself. */
export function typeText({ history }: TextStep, next: string): TextStep {
  const { template, ...rest } = history;
  return {
    text: next,
    history: { ...rest, future: [], ...(template !== undefined && next !== '' && { template }) },
  };
}

export function undoText(now: TextStep): TextStep {
  const { text, history } = now;
  const before = history.past.at(-1);
  if (before === undefined) return now;
  return { text: before, history: { past: history.past.slice(0, -1), future: [...history.future, text] } };
}

export function redoText(now: TextStep): TextStep {
  const { text, history } = now;
  const next = history.future.at(-1);
  if (next === undefined) return now;
  return { text: next, history: { past: [...history.past, text], future: history.future.slice(0, -1) } };
}
