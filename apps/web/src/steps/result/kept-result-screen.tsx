import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../../features/sign-in/auth.tsx';
import { useAddress } from '../../lib/address.ts';
import { call } from '../../lib/api.ts';
import { type KeptResult, keepResult, useKeptResult } from '../../lib/creation/kept-result.ts';
import { promptBody, titleOf } from '../../lib/creation/prompt-body.ts';
import { goToResult, stepOfMethod } from '../../lib/creation/result-address.ts';
import { tellSavedPrompt } from '../../lib/creation/saved-prompt-query.ts';
import { SkeletonBox } from '../../ui/skeleton/skeleton.tsx';
import styles from './result.module.css';
import { ResultView } from './result-view.tsx';

/** What this tab has that is not saved; with nothing, back to where it would be made. */
export function KeptResultScreen() {
  const [{ mode, method }, go] = useAddress();
  const { user } = useAuth();
  const kept = useKeptResult();
  const savedId = kept?.savedId;
  const isNothing = !kept;
  useEffect(() => {
    if (!user) return;
    if (savedId) go({ step: 'result', mode, method, id: savedId }, { replace: true });
    else if (isNothing) go({ step: stepOfMethod(method), mode, method }, { replace: true });
  }, [user, savedId, isNothing, mode, method, go]);

  // Until it is known who is here, it is not known whose it is.
  if (!user || !kept || savedId) {
    return (
      <div className={styles.page}>
        <SkeletonBox label="Loading your prompt" shape="card" />
      </div>
    );
  }
  return <Unsaved kept={kept} />;
}

function Unsaved({ kept }: { kept: KeptResult }) {
  const [, go] = useAddress();
  const saving = useMutation({
    mutationFn: () => call('POST /api/prompts', { body: promptBody(kept) }),
    networkMode: 'always',
    onSuccess: (saved) => {
      tellSavedPrompt(saved);
      keepResult({ ...kept, savedId: saved.id });
      goToResult(go, { mode: saved.mode, method: saved.method, id: saved.id });
    },
  });
  return (
    <ResultView
      data={kept.data}
      segments={kept.segments}
      title={titleOf(kept.data)}
      unsaved={{
        isGenerated: kept.generationId !== undefined,
        save: () => saving.mutate(),
        isSaving: saving.isPending,
        error: saving.error,
      }}
    />
  );
}
