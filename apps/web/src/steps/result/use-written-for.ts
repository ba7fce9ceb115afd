import { findModel, type Model } from '@cuewright/engine/catalogue';
import { useCallback, useMemo } from 'react';
import type { Mode } from '../../lib/address.ts';
import { useDraft } from '../../lib/draft.ts';
import { isText } from '../../lib/is-text.ts';
import { usualGenerator } from './tune/tuned.ts';

type Chosen = Readonly<Partial<Record<Mode, string>>>;

const NOTHING: Chosen = {};

/** Whom the prompts of this tab are worded for that name no generator of their own. */
export function useWrittenFor(mode: Mode): [model: Model | undefined, choose: (id: string) => void] {
  const [chosen, change] = useDraft('written-for', NOTHING, isChosen);
  const usual = useMemo(() => usualGenerator(mode), [mode]);
  const choose = useCallback((id: string) => change((before) => ({ ...before, [mode]: id })), [change, mode]);
  return [findModel(chosen[mode] ?? usual ?? ''), choose];
}

function isChosen(value: unknown): value is Chosen {
  return typeof value === 'object' && value !== null && Object.values(value).every(isText);
}
