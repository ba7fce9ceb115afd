import type { Artist, Artists } from './artist.ts';
import { openBoardArtist } from './board-artist/open-board-artist.ts';

/** Who draws here: the board artist always, and beside it the generator that is set up, if one is. */
export function openArtists(generator: Artist | undefined): Artists {
  const boardArtist = openBoardArtist();
  return { sketch: boardArtist, picture: generator, close: boardArtist.close };
}
