import { findModel, type Model } from '@cuewright/engine/catalogue';
import { useCallback, useState } from 'react';
import type { Mode } from '../../../lib/address.ts';
import { useDraft } from '../../../lib/draft.ts';
import { keepValue, recallValue } from '../../../lib/memory.ts';
import type { Value } from './controls-of.ts';

/** How one copy is wanted, beyond the shot. */
export interface Tuning {
  isFromImage?: boolean;
  ratio?: string;
  duration?: number;
  settings: Readonly<Record<string, Value>>;
}

/** What stands beside each other in this tab, and how each is wanted. */
interface Desk {
  shown: Readonly<Partial<Record<Mode, readonly string[]>>>;
  tunings: Readonly<Record<string, Tuning>>;
}

const FAVOURITES = 'favourite-generators';
const NOTHING: Desk = { shown: {}, tunings: {} };
export const UNTUNED: Tuning = { settings: {} };

/** Before anybody has a favourite: two that are told a shot in ways far apart. */
const first: Readonly<Record<Mode, readonly string[]>> = {
  photo: ['midjourney', 'stable-diffusion', 'flux-ai'],
  video: ['runway-gen4', 'hailuo-02', 'google-veo-3'],
};

export function useDesk(mode: Mode, writtenFor: string | undefined) {
  const [desk, change] = useDraft('tuned', NOTHING, isDesk);
  const [favourites, setFavourites] = useState(readFavourites);
  const shown = desk.shown[mode] ?? opening(mode, favourites, writtenFor);

  const show = useCallback(
    (next: readonly string[]) =>
      change((before) => ({ ...before, shown: { ...before.shown, [mode]: next } })),
    [change, mode],
  );
  return {
    shown,
    favourites,
    tuningOf: (id: string) => desk.tunings[id] ?? UNTUNED,
    tune: (id: string, tuning: Tuning) =>
      change((before) => ({ ...before, tunings: { ...before.tunings, [id]: tuning } })),
    add: (id: string) => show([...shown.filter((one) => one !== id), id]),
    replace: (id: string, by: string) =>
      show(shown.filter((one) => one !== by).map((one) => (one === id ? by : one))),
    remove: (id: string) => show(shown.filter((one) => one !== id)),
    /** Opens with every result in this browser from now on, or no more. */
    toggleFavourite: (id: string) => {
      const next = favourites.includes(id) ? favourites.filter((one) => one !== id) : [...favourites, id];
      keepValue('browser', FAVOURITES, next);
      setFavourites(next);
    },
  };
}

/** Whether the person has said, on the copy that stands there, that this generator begins from a picture of theirs. */
export function isGivenImage(
  { shown, tuningOf }: Pick<ReturnType<typeof useDesk>, 'shown' | 'tuningOf'>,
  { id, startImage }: Model,
): boolean {
  return startImage?.value === 'optional' && shown.includes(id) && tuningOf(id).isFromImage === true;
}

/** Whom a prompt is worded for that names no generator, until the person says. */
export function usualGenerator(mode: Mode): string | undefined {
  return opening(mode, readFavourites(), undefined)[0];
}

function opening(
  mode: Mode,
  favourites: readonly string[],
  writtenFor: string | undefined,
): readonly string[] {
  const kept = favourites.filter((id) => findModel(id)?.mode === mode && id !== writtenFor);
  return kept.length > 0 ? kept : first[mode].filter((id) => id !== writtenFor).slice(0, 2);
}

function readFavourites(): readonly string[] {
  const kept = recallValue('browser', FAVOURITES);
  return Array.isArray(kept)
    ? kept.filter((id): id is string => typeof id === 'string' && findModel(id) !== undefined)
    : [];
}

function isDesk(value: unknown): value is Desk {
  if (typeof value !== 'object' || value === null) return false;
  const { shown, tunings } = value as Partial<Desk>;
  return (
    typeof shown === 'object' &&
    shown !== null &&
    Object.values(shown).every(
      (ids) => Array.isArray(ids) && ids.every((id) => findModel(String(id)) !== undefined),
    ) &&
    typeof tunings === 'object' &&
    tunings !== null &&
    Object.values(tunings).every(
      (tuning) => typeof tuning === 'object' && tuning !== null && typeof tuning.settings === 'object',
    )
  );
}
