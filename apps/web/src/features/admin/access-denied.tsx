import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { BackToApp } from './back-to-app.tsx';

interface AccessDeniedProps {
  /** Why it could not be told; without one it is known. */
  failure?: string | undefined;
  onRetry: () => void;
}

/** For whoever is no admin, and for whoever cannot be told to be one. */
export function AccessDenied({ failure, onRetry }: AccessDeniedProps) {
  return (
    <EmptyState
      level={1}
      title="Access Denied"
      action={
        <>
          <BackToApp />
          {failure && <Button onClick={onRetry}>Check again</Button>}
        </>
      }
    >
      <p>You don't have permission to access this area.</p>
      {failure && <p>The check itself failed: {failure}</p>}
    </EmptyState>
  );
}
