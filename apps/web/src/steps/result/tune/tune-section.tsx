import { findModel } from '@cuewright/engine/catalogue';
import type { Mark } from '@cuewright/engine/marks';
import type { PromptData } from '@cuewright/engine/methods';
import { lookAt } from '@cuewright/engine/open-points';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { shotOfPrompt } from '../../../lib/model-copy/shot-of-prompt.ts';
import { writer } from '../../../lib/model-copy/writer.ts';
import type { SaidText } from '../../../lib/said-words/said-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { GeneratorFinder } from './generator-finder.tsx';

import styles from './tune.module.css';
import { useDesk } from './tuned.ts';
import { TunedCopy } from './tuned-copy.tsx';

export interface TuneSectionProps {
  /** As it is on the sheet. */
  data: PromptData;
  /** What somebody says that its words are. */
  marks: readonly Mark[];
  onMarks: (marks: readonly Mark[]) => void;
  onReplace: (said: SaidText) => void;
}

/** The copies of a shot for other generators. It carries the engine: import it when it is needed. */
export function TuneSection({ data, marks, onMarks, onReplace }: TuneSectionProps) {
  const { mode, selectedModel, prompt, settings, formData, isBasic, isEnhanced, locked } = data;
  const desk = useDesk(mode, selectedModel);
  /** What is being chosen: one more, or another in the place of one. */
  const [choosing, setChoosing] = useState<{ for?: string }>();
  const shots = useMemo(() => {
    const made = {
      prompt,
      marks,
      made: mode,
      ...(settings && { settings }),
      ...(formData && { formData }),
      ...(isBasic && { isBasic }),
      ...(isEnhanced && { isEnhanced }),
      ...(locked && { locked }),
    };
    return { photo: shotOfPrompt(writer, made, 'photo'), video: shotOfPrompt(writer, made, 'video') };
  }, [prompt, mode, settings, formData, isBasic, isEnhanced, locked, marks]);
  const looked = useMemo(() => ({ photo: lookAt(shots.photo), video: lookAt(shots.video) }), [shots]);
  return (
    <section className={styles.tune} aria-labelledby="tune">
      <header className={styles.head}>
        <div>
          <h2 id="tune">Tune for another generator</h2>
          <p>
            Same shot, second and third copies. A box with a stroke through it is something that generator
            cannot be told.
          </p>
        </div>
        <Button onClick={() => setChoosing({})}>
          <Plus />
          Add a generator
        </Button>
      </header>
      {desk.shown.length === 0 && (
        <p className={styles.note}>No copy stands here. Add a generator to write one; it counts nothing.</p>
      )}
      <div className={styles.copies}>
        {desk.shown.map((id) => {
          const model = findModel(id);
          return (
            model && (
              <TunedCopy
                key={id}
                model={model}
                shot={shots[model.mode]}
                looked={looked[model.mode]}
                saying={{ prompt, mode: model.mode, marks, onChange: onMarks, onReplace, isUnasked: true }}
                tuning={desk.tuningOf(id)}
                isFavourite={desk.favourites.includes(id)}
                onTune={(tuning) => desk.tune(id, tuning)}
                onFavourite={() => desk.toggleFavourite(id)}
                onChange={() => setChoosing({ for: id })}
                onReplace={(by) => desk.replace(id, by)}
                onRemove={() => desk.remove(id)}
              />
            )
          );
        })}
      </div>
      {choosing && (
        <GeneratorFinder
          mode={mode}
          shown={desk.shown}
          favourites={desk.favourites}
          onChoose={(id) => (choosing.for === undefined ? desk.add(id) : desk.replace(choosing.for, id))}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </section>
  );
}
