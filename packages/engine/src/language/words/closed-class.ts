import { wordSet } from './word-set.ts';

/** Words of closed classes: they join what is named and name nothing. */
export const prepositions = wordSet(
  'in on at by with from to into onto for near under underneath below beneath over above behind beside besides between among amid around across along through against towards toward upon inside outside within beyond during before after since until till past off up down as like than about via per aboard atop opposite',
);
export const conjunctions = wordSet(
  'and or nor but while because so if when where which that who whose whom though although unless until whereas yet then',
);
export const auxiliaries = wordSet(
  "is are was were be been being am has have had do does did will would can could shall should may might must isn't aren't wasn't weren't doesn't don't didn't won't wouldn't can't couldn't shouldn't mustn't hasn't haven't hadn't it's that's there's he's she's they're we're i'm you're",
);
export const pronouns = wordSet(
  "i you he she it we they me him her us them myself yourself himself herself itself ourselves themselves someone somebody everyone everybody anyone anybody something everything anything i'd i'll i've we'd we'll we've you'd you'll they'd they'll",
);
export const determiners = wordSet(
  'a an the this that these those my your his her its our their any some every each both either another such',
);

/** Those of the prepositions that say where. */
export const placePrepositions = wordSet(
  'in at on inside outside by near under beneath across along through into onto around beside past beyond down up atop aboard above over overlooking within towards toward off against to behind from',
);
/** What tells how, where and how much, and names nothing. */
export const adverbs = wordSet(
  'very too just only still slowly gently quickly softly almost always never now not then again away back together alone slightly quite more most less far close up down out off forward there here outside inside nearby everywhere mid all both straight directly late early no without',
);

/** A word that joins what is named, and names nothing itself. */
export function isJoining(word: string): boolean {
  return (
    prepositions.has(word) ||
    conjunctions.has(word) ||
    auxiliaries.has(word) ||
    pronouns.has(word) ||
    determiners.has(word)
  );
}
