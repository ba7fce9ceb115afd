import pageStyles from '../../app/shell/shell.module.css';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';

export function SampleLibrary() {
  return (
    <div className={pageStyles.page}>
      <h1>Prompt Library</h1>
      <EmptyState level={2} title="No prompts found">
        Try adjusting your filters.
      </EmptyState>
    </div>
  );
}
