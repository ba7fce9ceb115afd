import { ApiError } from '@cuewright/contract';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../lib/api.ts';
import { useKeptResult } from '../../lib/creation/kept-result.ts';
import { savedPromptQuery } from '../../lib/creation/saved-prompt-query.ts';
import { currentTrail } from '../../lib/trail.ts';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { cameFrom } from './came-from.ts';
import { promptDataOf } from './prompt-data-of.ts';
import styles from './result.module.css';
import { ResultSkeleton } from './result-skeleton.tsx';
import { ResultView } from './result-view.tsx';

export function SavedResultScreen({ id }: { id: string }) {
  const { data: saved, error, refetch } = useQuery(savedPromptQuery(id));
  const kept = useKeptResult();
  if (saved) {
    const segments = kept?.savedId === id ? kept.segments : undefined;
    const data = promptDataOf(saved, { isFromWorkspace: cameFrom('workspace', currentTrail()) });
    return <ResultView data={data} segments={segments} saved={saved} />;
  }
  if (!error) return <ResultSkeleton />;
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <div className={styles.page}>
      {isGone ? (
        <ErrorState title="This prompt does not exist" level={1}>
          It was deleted, or the address is not one of yours.
        </ErrorState>
      ) : (
        <ErrorState title="Your prompt did not load" level={1} kept="It is saved." onRetry={refetch}>
          {failureText(error)}
        </ErrorState>
      )}
    </div>
  );
}
