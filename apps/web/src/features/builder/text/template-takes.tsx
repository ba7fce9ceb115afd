import { memo } from 'react';
import { KeyboardHint } from '../../../ui/keyboard-hint/keyboard-hint.tsx';
import { Take, Takes } from '../../../ui/take/take.tsx';
import type { BuilderTemplate } from './builder-template.ts';
import { templatePreview } from './template-preview.ts';
import styles from './template-takes.module.css';
import { ToneCurve } from './tone-curve.tsx';

interface TemplateTakesProps {
  templates: readonly BuilderTemplate[];
  /** Characters of a template that its card shows. */
  preview: number;
  chosen: string | undefined;
  onChoose: (template: BuilderTemplate) => void;
}

/** The templates of a step, each a take; the one that was put in is circled. */
export const TemplateTakes = memo(function TemplateTakes({
  templates,
  preview,
  chosen,
  onChoose,
}: TemplateTakesProps) {
  return (
    <section aria-label="Start from a template">
      <h2 className={styles.title}>
        Start from a template <span>Optional. It fills the box, nothing is lost</span>
        <span className={styles.keys}>
          <KeyboardHint keys="alt+a" /> to <KeyboardHint keys={`alt+${letter(templates.length - 1)}`} />
        </span>
      </h2>
      <Takes label="Templates">
        {templates.map((template, n) => (
          <Take
            key={template.id}
            mark={letter(n).toUpperCase()}
            name={template.title}
            isChosen={template.id === chosen}
            onChoose={() => onChoose(template)}
            picture={template.curve && <ToneCurve curve={template.curve} text={template.text} />}
          >
            {templatePreview(template.text, preview)}
          </Take>
        ))}
      </Takes>
    </section>
  );
});

export function letter(n: number): string {
  return String.fromCharCode('a'.charCodeAt(0) + n);
}
