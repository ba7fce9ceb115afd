/** What people say, by the id of the help text that answers it. */
export type ByHelp = Readonly<Record<string, readonly string[]>>;
