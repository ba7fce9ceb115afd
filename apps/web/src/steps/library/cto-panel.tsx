import { ctoGuide } from '@cuewright/engine/content/cto-guide';
import type { LibraryPrompt } from '@cuewright/engine/content/library';
import { X } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ShotPlan } from '../../features/diagrams/shot-plan.tsx';
import { ModelChoice } from '../../features/written-copy/model-choice.tsx';
import { typeset } from '../../lib/typeset.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Corners } from '../../ui/picture-frame/corners.tsx';
import { SkeletonLines } from '../../ui/skeleton/skeleton.tsx';
import { CtoLetter } from './cto-letter.tsx';
import styles from './prompt-rows.module.css';

/** Brings the vocabulary along. */
const WrittenPaper = lazy(() =>
  import('../../features/written-copy/written-paper.tsx').then(({ WrittenPaper }) => ({
    default: WrittenPaper,
  })),
);

interface CtoPanelProps {
  id: string;
  prompt: LibraryPrompt;
  onClose: () => void;
}

/** What a prompt was asked for in three parts, and the prompt itself for the generator one works with. */
export function CtoPanel({ id, prompt, onClose }: CtoPanelProps) {
  return (
    <>
      <section id={id} className={styles.cto} aria-label={`${ctoGuide.title}: ${prompt.title}`}>
        <header>
          <h3>{ctoGuide.title}</h3>
          <IconButton label="Close CTO" size="s" onClick={onClose}>
            <X />
          </IconButton>
        </header>
        <dl>
          {ctoGuide.parts.map(({ id: part, letter, name }) => (
            <div key={part}>
              <dt>
                <CtoLetter letter={letter} />
                <b>{name}</b>
              </dt>
              <dd>{typeset(prompt.ctoStructure[part])}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.plan}>
          <ShotPlan prompt={prompt.prompt} terms={prompt.terms} />
          <Corners />
        </div>
        <div className={styles.model}>
          <ModelChoice mode={prompt.mode} />
        </div>
      </section>
      <div className={styles.written}>
        <Suspense fallback={<SkeletonLines label="Writing the prompt" lines={6} />}>
          <WrittenPaper prompt={prompt.prompt} mode={prompt.mode} />
        </Suspense>
      </div>
    </>
  );
}
