import { ApiError } from '@cuewright/contract';
import { useQuery } from '@tanstack/react-query';
import { BoardPage } from '../../features/storyboard/board-page.tsx';
import { boardQuery } from '../../features/storyboard/board-queries.ts';
import { LeftToday } from '../../features/usage-meter/left-today.tsx';
import { UpgradeBanner } from '../../features/usage-meter/upgrade-banner.tsx';
import { useAddress } from '../../lib/address.ts';
import { failureText } from '../../lib/api.ts';
import { useShowPrompt } from '../../lib/creation/use-show-prompt.ts';
import { StepLink } from '../../lib/step-link.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { SkeletonBox } from '../../ui/skeleton/skeleton.tsx';
import styles from './storyboard-step.module.css';

/** A board by its id, and the ways out of it. */
export function OpenBoard({ id }: { id: string }) {
  const { data: board, error, refetch } = useQuery(boardQuery(id));
  const [{ method }, go] = useAddress();
  const showPrompt = useShowPrompt();
  const allBoards = (
    <StepLink className={styles.all} to={{ step: 'storyboard' }}>
      All storyboards
    </StepLink>
  );

  if (!board && error) {
    const isNone = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return (
      <div className={styles.page}>
        {isNone ? (
          <ErrorState title="This storyboard does not exist" level={1} actions={allBoards}>
            It was deleted, or it belongs to somebody else.
          </ErrorState>
        ) : (
          <ErrorState title="Your storyboard did not load" level={1} kept="It is saved." onRetry={refetch}>
            {failureText(error)}
          </ErrorState>
        )}
      </div>
    );
  }
  if (!board) {
    return (
      <div className={styles.page}>
        <SkeletonBox label="Loading your storyboard" shape="card" />
      </div>
    );
  }
  const backToPrompt = () => {
    if (board.prompt_id) go({ step: 'result', mode: 'photo', method, id: board.prompt_id });
    else showPrompt({ mode: 'photo', prompt: board.originalPrompt }, { marks: board.originalMarks });
  };
  return (
    <BoardPage
      board={board}
      onBackToPrompt={backToPrompt}
      allBoards={allBoards}
      leftToday={<LeftToday />}
      upgrade={<UpgradeBanner />}
    />
  );
}
