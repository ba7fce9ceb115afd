import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { beginBoard } from '../../features/storyboard/begin-board.ts';
import { tellBoard } from '../../features/storyboard/board-queries.ts';
import { useAddress } from '../../lib/address.ts';
import { failureText } from '../../lib/api.ts';
import { type BoardSeed, keepBoardSeed } from '../../lib/board-seed.ts';
import { newGenerationId } from '../../lib/creation/generation-id.ts';
import { Button } from '../../ui/button/button.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { SkeletonBox } from '../../ui/skeleton/skeleton.tsx';
import styles from './storyboard-step.module.css';

/** A prompt becomes a board, once: its id is made here, so asking again keeps no second one. */
export function BeginBoard({ seed }: { seed: BoardSeed }) {
  const [id] = useState(newGenerationId);
  const [{ mode, method }, go] = useAddress();
  const { data, error, refetch } = useQuery({
    queryKey: ['storyboards', 'begun', id],
    queryFn: ({ signal }) => beginBoard(seed, id, signal),
    staleTime: Number.POSITIVE_INFINITY,
  });

  useEffect(() => {
    if (!data) return;
    tellBoard(data);
    keepBoardSeed(undefined);
    go({ step: 'storyboard', mode, method, id: data.id }, { replace: true });
  }, [data, go, mode, method]);

  return (
    <div className={styles.page}>
      {error && !data ? (
        <ErrorState
          title="The storyboard was not begun"
          level={1}
          kept="Your prompt is still there."
          onRetry={refetch}
          actions={
            <Button
              look="bare"
              onClick={() => {
                keepBoardSeed(undefined);
                history.back();
              }}
            >
              Back to Prompt
            </Button>
          }
        >
          {failureText(error)}
        </ErrorState>
      ) : (
        <SkeletonBox label="Laying out the frames" shape="card" />
      )}
    </div>
  );
}
