import type { CallAnswer } from '@cuewright/contract';
import type { BoardFrame } from '@cuewright/engine/storyboard';
import { useState } from 'react';
import { keep, recall } from '../../lib/memory.ts';
import type { ArtistInfo } from './run-panel.tsx';

export type PictureKind = CallAnswer<'POST /api/generate-image'>['kind'];

const KEPT = 'board-picture-kind';

/** What frames are drawn as. A picture where a generator is set up, unless somebody here chose sketches. */
export function usePictureKind(
  artist: ArtistInfo | undefined,
): [kind: PictureKind, choose: (kind: PictureKind) => void] {
  const [chosen, setChosen] = useState(() => recall('browser', KEPT));
  const kind = artist?.picture && chosen !== 'sketch' ? 'picture' : 'sketch';
  return [
    kind,
    (next) => {
      keep('browser', KEPT, next);
      setChosen(next);
    },
  ];
}

/** Whoever asks for pictures has no use for a sketch in their place. */
export function lacksPicture({ imageUrl, isSketch }: BoardFrame, kind: PictureKind): boolean {
  return imageUrl === null || (kind === 'picture' && isSketch);
}
