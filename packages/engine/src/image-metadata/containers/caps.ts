/** No text of a file is longer than this. The largest graphs seen are a few hundred kilobytes. */
export const LONGEST_TEXT = 4 * 1024 * 1024;
/** All texts of a file together, so that many parts are no more work than one. */
export const ALL_TEXT = 8 * 1024 * 1024;
/** Manifests carry small pictures, so they are longer than what they say. */
export const ALL_MANIFESTS = 32 * 1024 * 1024;
/** What is unpacked of a file in all. */
export const ALL_UNPACKED = 4 * 1024 * 1024;
/** A file that somebody made holds a few dozen. */
export const MOST_TEXTS = 500;
/** Parts of a file that are looked at. */
export const MOST_PARTS = 20_000;
