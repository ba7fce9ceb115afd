import { type MethodId, methodIds, type StepId, stepIds, type WantedStep } from '@cuewright/contract';
import { createParser, createSerializer, parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs';
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

/** Older addresses say `image` for `photo`. */
const parseAsMode = createParser<Mode>({
  parse: (word) => (word === 'image' ? 'photo' : word === 'photo' || word === 'video' ? word : null),
  serialize: String,
});

export const addressParsers = {
  step: parseAsStringLiteral(stepIds),
  mode: parseAsMode,
  method: parseAsStringLiteral(methodIds),
  id: parseAsString,
};

const serialize = createSerializer({ ...addressParsers, model: parseAsString });

/** Where a link leads. The start page has the bare address. */
export function hrefOf({ step, ...rest }: Destination): string {
  return serialize('/', { ...rest, step: step === 'hero' ? null : step });
}

export type Destination = { step: StepId } & Partial<Omit<Address, 'step'>> & {
    /** The model a builder begins with; see `useWantedModel`. */
    model?: string;
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

/** The page's address, and the one way to change it. */
export function useAddress(): [Address, Go] {
  const [address] = useQueryStates(addressParsers);
  return [address, go];
}
