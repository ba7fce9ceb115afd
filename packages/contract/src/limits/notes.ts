export const noteLimits = {
  /** Ours: characters of a note’s title. */
  title: 200,
  /** Ours: characters of a note’s content. */
  content: 20_000,
} as const;

export const brainstormLimits = {
  /** Document 1 §9: what a brainstorm note can be. */
  categories: ['idea', 'tip', 'prompt', 'inspiration', 'technique'],
  /** Ours: tags of one note. */
  tags: 20,
  /** Ours: characters of a tag. */
  tag: 40,
  /** Ours: characters of a search. */
  search: 200,
  /** Ours: so many tags are offered to filter by. */
  listedTags: 100,
} as const;

export const undoLimits = {
  /** Decisions, Answers: how long a delete can be taken back. */
  toastMs: 6_000,
} as const;
