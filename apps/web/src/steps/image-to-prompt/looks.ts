import type { ImageAnalysis } from '@cuewright/engine/methods';
import type { Look } from '@cuewright/engine/sight';
import { useSyncExternalStore } from 'react';
import type { Analyzed } from '../../features/picture-reading/analyze-picture.ts';
import { onPersonChanged } from '../../lib/session-news.ts';
import { sharedValue } from '../../lib/shared-value.ts';

/** A picture that was read in this tab, for as long as the tab is there; not the picture itself. */
export interface ReadLook extends Look {
  id: string;
  lighting: ImageAnalysis['lighting'];
  mood: ImageAnalysis['mood'];
}

const MOST = 8;

const looks = sharedValue<readonly ReadLook[]>([]);

export const readLooks = looks.get;

export function useLooks(): readonly ReadLook[] {
  return useSyncExternalStore(looks.listen, looks.get);
}

/** The newest last; the same picture read again takes the place it had. */
export function keepLook(name: string, { generation_id: id, measured, seen, analysis }: Analyzed): void {
  const { lighting, mood } = analysis;
  const look: ReadLook = { id, name, measured, sightings: seen?.sightings ?? [], lighting, mood };
  const others = looks.get().filter((one) => one.id !== id);
  looks.set([...others, look].slice(-MOST));
}

onPersonChanged(() => looks.set([]));
