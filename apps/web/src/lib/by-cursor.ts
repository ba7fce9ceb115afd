/** Of an infinite query: each page says where the next one begins. */
export const byCursor = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }: { next_cursor: string | null }) => next_cursor ?? undefined,
};
