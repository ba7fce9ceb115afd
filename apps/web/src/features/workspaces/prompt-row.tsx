import type { WorkspacePrompt } from '@cuewright/contract';
import { isolateText } from '@cuewright/engine/text';
import { ExternalLink, FolderInput, Trash2 } from 'lucide-react';
import { type DragEvent, memo } from 'react';
import { cutText } from '../../lib/cut-text.ts';
import { dayText } from '../../lib/day-text.ts';
import { generatorName } from '../../lib/generator-name.ts';
import { Sketch } from '../../lib/sketch/sketch.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { MenuItem } from '../../ui/menu/menu.tsx';
import { MoreMenu } from '../../ui/menu/more-menu.tsx';
import { PictureFrame } from '../../ui/picture-frame/picture-frame.tsx';
import { RevisionChip } from '../../ui/revision-chip/revision-chip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import styles from './prompt-row.module.css';

const SHOWN = 220;

export interface PromptRowActs {
  onChoose: (id: string, isChosen: boolean) => void;
  onOpen: (prompt: WorkspacePrompt) => void;
  onMove: (ids: readonly string[]) => void;
  onDelete: (ids: readonly string[]) => void;
  onDrag: (event: DragEvent, id: string) => void;
}

interface PromptRowProps {
  prompt: WorkspacePrompt;
  isChosen: boolean;
  acts: PromptRowActs;
}

export const PromptRow = memo(function PromptRow({ prompt, isChosen, acts }: PromptRowProps) {
  const { id, title, promptText, mode, model, revision, createdAt, picture } = prompt;
  return (
    <article
      className={classNames(styles.row, isChosen && styles.chosen)}
      aria-label={title}
      draggable
      onDragStart={(event) => acts.onDrag(event, id)}
    >
      <div className={styles.tick}>
        <Checkbox isOn={isChosen} onChange={(isOn) => acts.onChoose(id, isOn)}>
          <VisuallyHidden>Select {isolateText(title)}</VisuallyHidden>
        </Checkbox>
      </div>
      <div className={styles.picture}>
        {picture ? (
          <PictureFrame
            src={picture}
            alt=""
            size="s"
            words={{
              loading: `Loading ${isolateText(title)}`,
              failed: `${isolateText(title)} did not load`,
              retry: 'Try again',
            }}
          />
        ) : (
          <Sketch text={promptText} mode={mode} size="s" />
        )}
      </div>
      <div className={styles.what}>
        <h2>
          <button type="button" title={title} dir="auto" onClick={() => acts.onOpen(prompt)}>
            {title}
          </button>
        </h2>
        <p dir="auto">{promptText.length > SHOWN ? `${cutText(promptText, SHOWN)}…` : promptText}</p>
      </div>
      <div className={styles.more}>
        <p className={styles.facts}>
          {model && <b>{generatorName(model)}</b>}
          <span>{mode === 'photo' ? 'Photo' : 'Video'}</span>
        </p>
        <p className={styles.when}>
          <RevisionChip version={revision} />
          <time dateTime={createdAt}>{dayText(createdAt)}</time>
        </p>
      </div>
      <div className={styles.tools}>
        <CopyButton text={promptText} label={`Copy ${title}`} isIcon size="s" />
        <MoreMenu of={title}>
          <MenuItem icon={<ExternalLink />} onChoose={() => acts.onOpen(prompt)}>
            Open
          </MenuItem>
          <MenuItem icon={<FolderInput />} onChoose={() => acts.onMove([id])}>
            Move to…
          </MenuItem>
          <MenuItem icon={<Trash2 />} isDanger onChoose={() => acts.onDelete([id])}>
            Delete
          </MenuItem>
        </MoreMenu>
      </div>
    </article>
  );
});
