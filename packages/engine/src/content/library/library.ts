import { architecture } from './architecture.ts';
import { cameraMovement } from './camera-movement.ts';
import { characterConsistency } from './character-consistency.ts';
import { dialogue } from './dialogue.ts';
import { documentary } from './documentary.ts';
import { environmentDesign } from './environment-design.ts';
import { fashion } from './fashion.ts';
import { food } from './food.ts';
import { landscape } from './landscape.ts';
import type { LibraryPrompt } from './library-prompt.ts';
import { portrait } from './portrait.ts';
import { product } from './product.ts';
import { styleControl } from './style-control.ts';
import { wildlife } from './wildlife.ts';

export { type Difficulty, difficulties, type LibraryPrompt, libraryCategories } from './library-prompt.ts';

/** Finished shots to take apart, category by category. The three samples of the specification open theirs. */
export const library: readonly LibraryPrompt[] = [
  ...characterConsistency,
  ...environmentDesign,
  ...styleControl,
  ...portrait,
  ...product,
  ...food,
  ...fashion,
  ...architecture,
  ...landscape,
  ...wildlife,
  ...documentary,
  ...dialogue,
  ...cameraMovement,
];
