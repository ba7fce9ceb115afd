/** Tags that close a text. They sort a note and say nothing of the shot. */
export const lastTags = /(?:(?:^|\s)#\p{L}[\p{L}\p{M}\p{N}_-]*)+\s*$/u;

/** Those that close any of its lines. */
export const lastTagsOfLines = new RegExp(lastTags, 'gmu');
