import { type LibraryPrompt, library } from '@cuewright/engine/content/library';
import { BookOpen, RotateCcw } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useShowPrompt } from '../../lib/creation/use-show-prompt.ts';
import { Button } from '../../ui/button/button.tsx';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { CtoGuideDialog } from './cto-guide-dialog.tsx';
import { LibraryFilters, ViewChoice } from './library-filters.tsx';
import { librarySearch } from './library-search.ts';
import styles from './library-step.module.css';
import { PromptRows } from './prompt-rows.tsx';
import { isFiltered, matches, useWanted } from './wanted.ts';

const find = librarySearch(library);

/** The Prompt Library: finished shots to take apart, found by what they are about. Shown as a step, and in the workspace area. */
export function Library() {
  const { wanted, set, reset } = useWanted();
  const [isGuideOpen, setGuideOpen] = useState(false);
  const show = useShowPrompt();
  const found = useMemo(() => find(wanted.q).filter((prompt) => matches(prompt, wanted)), [wanted]);

  function use({ title, category, mode, prompt }: LibraryPrompt) {
    show({ isFromLibrary: true, title, category, mode, prompt });
  }

  return (
    <div className={styles.library}>
      <PageHead
        title="Prompt Library"
        actions={
          <Button aria-haspopup="dialog" onClick={() => setGuideOpen(true)}>
            <BookOpen /> How CTO works
          </Button>
        }
      >
        Shots made to be taken apart. Opening one never counts.
      </PageHead>
      <div className={styles.shelf}>
        <LibraryFilters wanted={wanted} onChange={set} />
        <div className={styles.prompts}>
          <div className={styles.found}>
            <p role="status">
              <b>{found.length}</b> of <b>{library.length}</b> prompts
            </p>
            <div className={styles.view}>
              <ViewChoice wanted={wanted} onChange={set} />
            </div>
            <Chips label="Quick filters">
              <Chip isOn={wanted.tier === 'free'} onChange={(isOn) => set({ tier: isOn ? 'free' : 'all' })}>
                Free only
              </Chip>
              <Chip isOn={wanted.type === 'video'} onChange={(isOn) => set({ type: isOn ? 'video' : 'all' })}>
                For video
              </Chip>
              <Chip
                isOn={wanted.level === 'beginner'}
                onChange={(isOn) => set({ level: isOn ? 'beginner' : 'all' })}
              >
                Beginner
              </Chip>
            </Chips>
            {isFiltered(wanted) && found.length > 0 && (
              <Button look="bare" size="s" onClick={reset}>
                <RotateCcw /> Reset Filters
              </Button>
            )}
          </div>
          {found.length > 0 ? (
            <PromptRows prompts={found} view={wanted.view} onUse={use} />
          ) : (
            <EmptyState
              title="No prompts found"
              level={2}
              action={
                <Button look="primary" onClick={reset}>
                  <RotateCcw /> Reset Filters
                </Button>
              }
            >
              Try adjusting your filters
            </EmptyState>
          )}
        </div>
      </div>
      <CtoGuideDialog isOpen={isGuideOpen} onClose={() => setGuideOpen(false)} />
    </div>
  );
}
