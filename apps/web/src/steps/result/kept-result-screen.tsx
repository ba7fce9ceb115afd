import { useEffect } from 'react';
import { useAuth } from '../../features/sign-in/auth.tsx';
import { useAddress } from '../../lib/address.ts';
import { useKeptResult } from '../../lib/creation/kept-result.ts';
import { goToResult, placeOfMethod } from '../../lib/creation/result-address.ts';
import { ResultSkeleton } from './result-skeleton.tsx';
import { ResultView } from './result-view.tsx';

/** What this tab has that is not saved; with nothing, back to where it would be made. */
export function KeptResultScreen() {
  const [{ mode, method }, go] = useAddress();
  const { user } = useAuth();
  const kept = useKeptResult();
  const isThere = kept !== undefined && kept.savedId === undefined;
  useEffect(() => {
    if (!user || isThere) return;
    const how = { replace: true };
    if (kept) goToResult(go, { mode: kept.data.mode, method: kept.method, id: kept.savedId }, how);
    else go({ step: placeOfMethod(method), mode, method }, how);
  }, [user, isThere, kept, mode, method, go]);

  // Until it is known who is here, it is not known whose it is.
  if (!user || !isThere) return <ResultSkeleton />;
  return <ResultView data={kept.data} segments={kept.segments} kept={kept} />;
}
