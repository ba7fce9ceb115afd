/** Syntax that means something to some generator: a copy has it where the engine's has it, and nowhere else. */
export const ownSyntax =
  /(?:^|\s)--?[a-z][\w-]*|::|\([^()]*:\d[\d.]*\)|\[[^\]]*\]|[{}]|(?:^|\n)\s*(?:[#*•-]\s|\d+[.)]\s)|\*\*|https?:\S+|<[^>]+>/gi;
