const LEADS_OUT = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@[^\s@])/i;

/** The address, if a note may lead there: a page or a mailbox, and nothing that runs. */
export function safeHref(address: string): string | undefined {
  return LEADS_OUT.test(address) && URL.canParse(address) ? address : undefined;
}
