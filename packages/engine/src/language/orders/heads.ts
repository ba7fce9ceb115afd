/** "A video for visitors about fire doors": whom it is for, and what it is about. */
export function aboutIn(head: string): string | undefined {
  return /\b(?:about|on)\s+(.+)$/i.exec(head)?.[1]?.trim();
}

export function forWhom(head: string): string | undefined {
  return /\bfor\s+((?:(?!\b(?:about|on|please)\b).)+)/i.exec(head)?.[1]?.trim();
}

/** What is to be made, without them. */
export function madeOf(head: string): string {
  return head.replace(/\s*\b(?:for|about|on)\s+.+$/i, '').trim();
}

/** "Explain to parents at our kindergarten how winter works": whom it is for, and what it is about. */
export function ordered(words: string): { whom: string; about: string } | undefined {
  const [, whom = '', about] =
    /^(?:please\s+)?(?:explain|teach|tell|remind)\s+(?:to\s+)?((?:(?!\b(?:how|why|what|that|when|where)\b)[^,:])*)\b((?:how|why|what|when|where)\b[^:]+)$/i.exec(
      words,
    ) ?? [];
  return about === undefined ? undefined : { whom: whom.trim(), about: about.replace(/\.$/, '').trim() };
}

/** "Write me a script for a short video": an order, and no line of it. */
export function asksFor(words: string): boolean {
  return /^(?:please\s+)?(?:(?:i|we)\s+(?:need|want)|(?:can|could)\s+you|write|make|create|produce|do)\b/i.test(
    words,
  );
}

/** "Three steps": each of what follows is a thing of its own. */
export function isListed(head: string): boolean {
  return /(?:steps|points|facts|tips)$/i.test(head);
}

/** "The number 2299 on screen". */
export function withoutScreen(words: string): string {
  return words.replace(/ on (?:the )?screen$/i, '');
}

/** "With pictures of a pan, a window". */
export function picturesIn(words: string): string | undefined {
  return /^[–—-]?\s*(?:with |show |over )?(?:pictures|images|footage|photos|shots|visuals|clips) of\s+(.+)$/is.exec(
    words,
  )?.[1];
}

export function isOfMusic(words: string): boolean {
  return /\bmusic\b/i.test(words);
}

/** "Not other cities". */
export function isDenial(words: string): boolean {
  return /^(?:not|no|never|without)\b/i.test(words);
}

/** "Don't use jargon": what is asked of the words, and not of what is seen. */
export function isAskedOfWords(words: string): boolean {
  return /^(?:don['’]t|do not|never|avoid)\b/i.test(words);
}

/** "Young women". */
export function isPeopleByAge(words: string): boolean {
  return /^(?:young|older|elderly|busy|working) \p{L}+$/u.test(words);
}

/** "Second: plain blue" among what is shown. */
export function withoutOrdinal(item: string): string {
  return item.replace(/^(?:first|second|third|fourth|last)(?: scene)?:?\s+(?=\S)/i, '');
}

/** "Tone = calm": an equals sign in the place of a colon. */
export function withColon(words: string): string {
  return words.replace(/^([\p{L} -]{2,20}) = /u, '$1:  ');
}

/** "For people who have never taken a car on a boat". */
export function isForThose(clause: string): boolean {
  return /^for (?:all |any |the |those )*(?:people|anyone|anybody|everyone|everybody|those|folks?|viewers|somebody|someone)\b/i.test(
    clause.trim(),
  );
}

export function withoutFor(words: string): string {
  return words.replace(/^for\s+/i, '');
}

/** "A cooper hammers a hoop": one of many, who is shown; "brown bins take food only" is told. */
export function showsOne(words: string): boolean {
  return /^(?:an?|one|two|three|some|close-up|wide|the camera)\b/i.test(words);
}

/** "Dana from HR": who speaks, by name. */
export function nameBefore(words: string): string | undefined {
  return /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)(?=,? (?:from|of|our|the) )/u.exec(words)?.[1];
}
