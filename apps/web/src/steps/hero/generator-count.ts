/** How many generators the catalogue knows; a test holds it to that, because the page does without the catalogue. */
export const generatorCount = 56;
