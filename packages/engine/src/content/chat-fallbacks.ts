/** What Aira says when no answer came. */
export const chatFallbacks = [
  'That one got lost between the set and the truck. Could you send it again?',
  'My line dropped just now. Say it once more and I will listen properly.',
  'No answer came back to me in time. While we wait: does your shot have an hour of day yet?',
  'Something on my side slipped. Your words are still in the box, so one more press may do it.',
  'Give me a moment, the slate and the sound are out of sync. Try that again shortly.',
  'Well, that take is no good, and it was not your fault. Shall we go again?',
  'The lamp blew, so to speak. Ask me again, or carry on in the builder and come back.',
  'Nothing reached me that I could use. A shorter question sometimes gets through.',
  'Sorry, I lost the thread there. Tell me the subject and the light, and we start from those.',
] as const satisfies readonly string[];

/** A fallback, with the name of the person in front when it is known. */
export function chatFallback(pick: number, name = ''): string {
  const text = chatFallbacks[Math.abs(Math.trunc(pick)) % chatFallbacks.length] ?? chatFallbacks[0];
  return name === '' ? text : `${name}, ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
