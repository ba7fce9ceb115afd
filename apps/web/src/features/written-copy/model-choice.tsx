import { modelsFor } from '@cuewright/engine/catalogue';
import { useCallback } from 'react';
import type { Mode } from '../../lib/address.ts';
import { useDraft } from '../../lib/draft.ts';
import { Select } from '../../ui/select/select.tsx';

type Chosen = Record<Mode, string>;

const NAME = 'written-for';
const first: Chosen = { photo: 'midjourney', video: 'google-veo-3' };
const choices = { photo: choicesOf('photo'), video: choicesOf('video') };

/** The generator that shots are written for, the same wherever one is taken apart, as long as the tab is open. */
export function useWrittenFor(mode: Mode): [string, (id: string) => void] {
  const [chosen, change] = useDraft(NAME, first, isChosen);
  const choose = useCallback((id: string) => change((before) => ({ ...before, [mode]: id })), [change, mode]);
  return [chosen[mode], choose];
}

export function ModelChoice({ mode }: { mode: Mode }) {
  const [id, choose] = useWrittenFor(mode);
  return <Select label="Written for" choices={choices[mode]} value={id} onChange={choose} />;
}

function choicesOf(mode: Mode) {
  return modelsFor('advanced', mode).map(({ id, name }) => ({ value: id as string, label: name }));
}

function isChosen(value: unknown): value is Chosen {
  if (typeof value !== 'object' || value === null) return false;
  const { photo, video } = value as Partial<Chosen>;
  return isOffered('photo', photo) && isOffered('video', video);
}

function isOffered(mode: Mode, id: unknown): boolean {
  return choices[mode].some(({ value }) => value === id);
}
