import type { MethodId } from '@cuewright/contract';

/** The events that cross the whole page, and what each carries. */
interface PageEvents {
  /** A generation was counted or given back: whoever shows counts asks for them anew. */
  refreshUsage: undefined;
  /** Opens the assistant, with what is said to it first. */
  openChatbot: { message: string };
  /** A method was chosen. */
  methodSelect: Exclude<MethodId, 'automation'>;
}

type Detail<Name extends keyof PageEvents> = PageEvents[Name] extends undefined
  ? []
  : [detail: PageEvents[Name]];

export function sendPageEvent<Name extends keyof PageEvents>(name: Name, ...[detail]: Detail<Name>): void {
  dispatchEvent(new CustomEvent(name, { detail }));
}

/** Gives back what ends the listening. */
export function onPageEvent<Name extends keyof PageEvents>(
  name: Name,
  listener: (detail: PageEvents[Name]) => void,
): () => void {
  const hear = (event: Event) => listener((event as CustomEvent<PageEvents[Name]>).detail);
  addEventListener(name, hear);
  return () => removeEventListener(name, hear);
}
