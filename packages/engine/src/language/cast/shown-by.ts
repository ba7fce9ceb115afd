import type { Token } from '../tokens/token.ts';
import { wordSet } from '../words/word-set.ts';

const PICTURES = wordSet(
  'portrait photo photograph picture image shot close-up closeup up macro painting illustration sketch drawing render rendering view still poster print engraving watercolour watercolor linocut etching snapshot selfie profile headshot footage film video clip animation silhouette study statue',
);
/** Of these it cannot be that the thing itself is seen, as a painting of a ship is. */
const PORTRAITS = wordSet(
  'portrait photo photograph picture image shot close-up closeup macro view video clip film footage',
);
const LOOKS_ON = 9;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Behind "wide shot of", "macro of": what a picture shows. */
export function shownBy(tokens: readonly Token[], stretch: Stretch): number | undefined {
  return behindOf(tokens, stretch, PICTURES);
}

/** The same where the picture may itself be a thing: "a painting of a ship" is not the ship. */
export function portrayedBy(tokens: readonly Token[], stretch: Stretch): number | undefined {
  return behindOf(tokens, stretch, PORTRAITS);
}

function behindOf(
  tokens: readonly Token[],
  { from, to }: Stretch,
  pictures: ReadonlySet<string>,
): number | undefined {
  for (let at = from + 1; at + 1 < to && at < from + LOOKS_ON; at++)
    if (tokens[at]?.word === 'of' && pictures.has(tokens[at - 1]?.word ?? '')) return at + 1;
  return undefined;
}
