/** What a status means here, in a sentence. */
export const STATUS_WORDS: Readonly<Record<number, string>> = {
  200: 'Here it is.',
  201: 'Made.',
  202: 'Taken in; it goes on by itself.',
  204: 'Done. There is nothing to say.',
};
