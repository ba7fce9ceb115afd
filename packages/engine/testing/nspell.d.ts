/** The part of it that is used; it brings no types of its own. */
declare module 'nspell' {
  function nspell(dictionary: { aff: Uint8Array; dic: Uint8Array }): { correct(word: string): boolean };
  export = nspell;
}
