import { ApiError } from '@cuewright/contract';
import { useQuery } from '@tanstack/react-query';
import { failureText } from '../../lib/api.ts';
import { useKeptResult } from '../../lib/creation/kept-result.ts';
import { savedPromptQuery } from '../../lib/creation/saved-prompt-query.ts';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { SkeletonBox } from '../../ui/skeleton/skeleton.tsx';
import { promptDataOf } from './prompt-data-of.ts';
import styles from './result.module.css';
import { ResultView } from './result-view.tsx';

export function SavedResultScreen({ id }: { id: string }) {
  const { data: saved, error, refetch } = useQuery(savedPromptQuery(id));
  const kept = useKeptResult();
  if (saved) {
    const isKept = kept?.savedId === id && kept.data.prompt === saved.prompt_text;
    return (
      <ResultView
        data={promptDataOf(saved)}
        segments={isKept ? kept.segments : undefined}
        title={saved.title}
        saved={saved}
      />
    );
  }
  if (error) {
    const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return (
      <div className={styles.page}>
        {isGone ? (
          <ErrorState title="This prompt does not exist" level={1}>
            It was deleted, or it belongs to somebody else.
          </ErrorState>
        ) : (
          <ErrorState title="Your prompt did not load" level={1} kept="It is saved." onRetry={refetch}>
            {failureText(error)}
          </ErrorState>
        )}
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <SkeletonBox label="Loading your prompt" shape="card" />
    </div>
  );
}
