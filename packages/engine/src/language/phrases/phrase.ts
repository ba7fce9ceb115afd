/** A part of a unit that hangs together. Places count tokens; `to` is not part of it. */
export interface Phrase {
  readonly from: number;
  readonly to: number;
  /** Who or what; what is done; or what a preposition leads. */
  readonly role: 'name' | 'deed' | 'led';
  /** The last noun of it, before whatever hangs on that. */
  readonly head: number;
}
