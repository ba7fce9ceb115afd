import { lazy, Suspense } from 'react';

const DifferencesDialog = lazy(() =>
  import('./differences-dialog.tsx').then(({ DifferencesDialog }) => ({
    default: DifferencesDialog,
  })),
);

/** Two texts side by side: what stands, and what may be taken into it. */
export interface Comparison {
  title: string;
  before: NamedText;
  after: NamedText;
}

interface NamedText {
  /** As it stands in a sentence: "your idea". */
  name: string;
  text: string;
}

interface CompareDialogProps {
  comparison: Comparison | undefined;
  onTake: (text: string) => void;
  onClose: () => void;
}

export function CompareDialog({ comparison, onTake, onClose }: CompareDialogProps) {
  if (!comparison) return null;
  return (
    <Suspense>
      <DifferencesDialog {...comparison} onTake={onTake} onClose={onClose} />
    </Suspense>
  );
}
