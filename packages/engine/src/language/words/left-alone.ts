import { wordSet } from './word-set.ts';

/** Words that no clause ends on. A preposition may ("the box it came in"), so few of them are here. */
export const leftAlone = wordSet('a an the and or but of into nor');

/** Words that are said twice on purpose. */
export const mayDouble = wordSet(
  'very so far long had that no ha knock bye round more now again many over really tuk chop tick drip blah much way ever never deep slow slowly little big old hush there on in out',
);
