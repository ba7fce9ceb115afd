interface Scrolled {
  state: { data: { pages: readonly unknown[] } | undefined };
}

/** A list that was scrolled further than this is not fetched whole again only because somebody looks at it again. */
const MOST_PAGES_ANEW = 4;

/** Of an infinite query of thousands of rows. */
export const longList = {
  refetchOnWindowFocus: ({ state }: Scrolled) => (state.data?.pages.length ?? 0) <= MOST_PAGES_ANEW,
  // Looking for what is the same in thousands of rows takes longer than drawing the few in sight.
  structuralSharing: false,
} as const;
