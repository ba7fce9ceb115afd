import { library, libraryCategories } from '../../content/library/library.ts';
import type { LibraryCategory } from '../../content/library/library-prompt.ts';
import { plural } from '../../text/plural.ts';
import { goTo, type Reply } from '../reply.ts';

/** What a category is called by those who look for it. */
const spoken: Readonly<Partial<Record<LibraryCategory, RegExp>>> = {
  'Character Consistency': /\b(?:characters?|same person)\b/,
  'Environment Design': /\b(?:environments?|worlds?|sets?|interiors?)\b/,
  'Style Control': /\bstyl(?:es?|ised|ized)\b/,
  Portrait: /\b(?:portraits?|headshots?|faces)\b/,
  Product: /\b(?:products?|packshots?|pack shots?|bottles?|ads?)\b/,
  Food: /\b(?:food|dish(?:es)?|meals?|cooking|kitchen|cakes?|drinks?|restaurant|burgers?)\b/,
  Fashion: /\b(?:fashion|clothes|clothing|outfits?|lookbook|dress(?:es)?)\b/,
  Architecture: /\b(?:architectur\w*|buildings?|houses?|real estate)\b/,
  Landscape: /\b(?:landscapes?|mountains?|scenery|nature)\b/,
  Wildlife: /\b(?:wildlife|animals?|birds?)\b/,
  Documentary: /\b(?:documentar(?:y|ies)|reportage)\b/,
  Dialogue: /\b(?:dialogues?|conversations?)\b/,
  'Camera Movement': /\bcamera (?:moves?|movements?)\b/,
};

const READY =
  /\b(?:ready[- ]?made|pre-?(?:written|made)|finished|sample|samples|examples?|existing|inspiration)\b|\b(?:to|i can) (?:start from|begin with|borrow|steal|copy|learn from|take apart|build on)\b|\blibrary\b/;
const LOOKING =
  /\b(?:where|looking for|look for|any|got|have|find|show|browse|need|want|is there|are there|see|give)\b/;
const NOT =
  /\b(?:models?|generators?|templates?|lessons?|my (?:own )?prompts?|account|data|costs?|counts?|keep|save|store|notes?)\b/;

/** Where somebody looks for finished prompts of a kind: how many there are of it, and the way there. */
export function onTheShelf(text: string): Reply | undefined {
  if (!READY.test(text) || !LOOKING.test(text) || NOT.test(text)) return undefined;
  const category = libraryCategories.find((one) => spoken[one]?.test(text));
  if (!category) return undefined;
  const count = library.filter((prompt) => prompt.category === category).length;
  return {
    topic: 'library-shelf',
    lead: `In the **Library**, the category **${category}** has ${count} finished ${plural(count, 'prompt')}. **Use** opens one in the result view and **Copy** takes its text; neither costs a generation.`,
    more: 'There are a search and filters by category, type and level beside it.',
    dare: 'take one and change only its hour of day.',
    buttons: [goTo(`Open ${category}`, `/?step=library&category=${encodeURIComponent(category)}`)],
  };
}
