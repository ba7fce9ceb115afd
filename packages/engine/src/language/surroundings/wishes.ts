/** What somebody does not want, where it is that nothing moves or is heard. */
export const movement = /\bmove|motion/i;
export const anythingHeard = /sound|music|audio|noise/i;
