import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { clapSlate } from '../../ui/slate-clap/clap-slate.ts';
import { type Go, useAddress } from '../address.ts';
import { readAttempt } from './attempt.ts';
import type { FinishedPrompt } from './finished-prompt.ts';
import { finish, type Generated, generate } from './generate.ts';
import { type GenerateFailure, generateFailure } from './generate-failure.ts';
import { pageParts } from './page-parts.ts';
import { goToResult } from './result-address.ts';

/** One at a time for the whole page: a second click, or a second screen, gets the one that is under way. */
let underWay: Promise<Generated> | undefined;

function once(work: () => Promise<Generated>): Promise<Generated> {
  underWay ??= work().finally(() => {
    underWay = undefined;
  });
  return underWay;
}

interface Wish {
  finished: FinishedPrompt;
  known?: { generationId: string } | undefined;
}

/** Brings a finished prompt to the result view: counted, saved, shown. */
export function useGenerate(): {
  generate: (finished: FinishedPrompt, known?: { generationId: string }) => Promise<void>;
  isGenerating: boolean;
  failure: GenerateFailure | undefined;
  retry: () => void;
} {
  const [, go] = useAddress();
  const generating = useMutation({
    mutationFn: ({ finished, known }: Wish) => once(() => generate(pageParts, finished, known)),
    // Without a line it fails at once: nobody's prompt is counted later, when they have gone on.
    networkMode: 'always',
    onSuccess: (generated) => show(go, generated),
  });
  const run = async (wish: Wish): Promise<void> => {
    await generating.mutateAsync(wish).catch(() => undefined);
  };
  useEffect(() => {
    const attempt = readAttempt();
    if (attempt?.isCounted)
      void once(() => finish(pageParts, attempt)).then((generated) => show(go, generated));
  }, [go]);

  return {
    generate: (finished, known) => run({ finished, known }),
    isGenerating: generating.isPending,
    failure: generating.error ? generateFailure(generating.error) : undefined,
    retry: () => generating.variables && void run(generating.variables),
  };
}

function show(go: Go, { finished, savedId }: Generated): void {
  clapSlate();
  goToResult(go, { mode: finished.data.mode, method: finished.method, id: savedId });
}
