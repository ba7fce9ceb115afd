/** A draft of one result. One without an id goes by its text, which is too long for a name. */
export function draftOf(what: string, of: string): string {
  return `${what}:${/^[\w-]{1,64}$/.test(of) ? of : 'unsaved'}`;
}
