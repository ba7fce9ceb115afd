import { type MethodId, methodIds, type StepId, stepIds, type WantedStep } from '@cuewright/contract';
import { useMemo } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { mayGo } from './going-guard.ts';
import { goTo } from './trail.ts';

export type { StepId };
export type Mode = 'photo' | 'video';

/** What the page's address says. What it does not say, or says wrongly, is null. */
export interface Address {
  step: StepId | null;
  mode: Mode | null;
  method: MethodId | null;
  id: string | null;
}

const nowhere: Address = { step: null, mode: null, method: null, id: null };

function oneOf<Word extends string>(words: readonly Word[], word: string | null): Word | null {
  return words.find((known) => known === word) ?? null;
}

export function readAddress(search: string): Address {
  const said = new URLSearchParams(search);
  const mode = said.get('mode');
  return {
    step: oneOf(stepIds, said.get('step')),
    // Older addresses say `image` for `photo`.
    mode: mode === 'image' ? 'photo' : oneOf(['photo', 'video'], mode),
    method: oneOf(methodIds, said.get('method')),
    id: said.get('id'),
  };
}

/** Where a link leads. The start page has the bare address. */
export function hrefOf({ step, mode, method, id, model, tool }: Destination): string {
  const said = new URLSearchParams();
  const words = { step: step === 'hero' ? null : step, mode, method, id, model, tool };
  for (const [name, word] of Object.entries(words)) if (word != null) said.set(name, word);
  return said.size > 0 ? `/?${said}` : '/';
}

export type Destination = { step: StepId } & Partial<Omit<Address, 'step'>> & {
    /** The model a builder begins with; see `useWantedModel`. */
    model?: string;
    /** The one of the prompting tools that is open. */
    tool?: string | undefined;
  };

/** The same place, as it travels with a sign-in. */
export function wantedOf({ step, mode, method, id }: Destination): WantedStep {
  return { step, mode: mode ?? undefined, method: method ?? undefined, id: id ?? undefined };
}

export function destinationOf({ step, mode, method, id }: WantedStep): Destination {
  return { step, mode: mode ?? null, method: method ?? null, id: id ?? null };
}

export interface Going {
  /** The step that is left is not to be come back to. */
  replace?: boolean;
}

export type Go = (to: Destination, how?: Going) => void;

/** Goes to a step: what is not named is dropped, and so are the filters of the step that is left. */
const go: Go = (to, how) => {
  if (mayGo(to)) goTo(hrefOf(to), how);
};

/** What else the address says, as the filters of a list, wakes nobody here. */
function saidNow(): string {
  const said = new URLSearchParams(location.search);
  for (const name of new Set(said.keys())) if (!(name in nowhere)) said.delete(name);
  return said.toString();
}

/** The page's address, and the one way to change it. */
export function useAddress(): [Address, Go] {
  const said = useLocationProperty(saidNow, () => '');
  return [useMemo(() => readAddress(said), [said]), go];
}
