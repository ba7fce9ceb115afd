import { PromptPlan } from '../../features/diagrams/prompt-plan.tsx';
import { Sketch } from '../../lib/sketch/sketch.tsx';
import type { SketchJob } from '../../lib/sketch/sketch-worker.ts';
import styles from './shot-panel.module.css';

/** A finished prompt as a board artist and a gaffer would draw it. */
export function ShotPanel(prompt: Pick<SketchJob, 'text' | 'mode'>) {
  return (
    <section className={styles.panel} aria-labelledby="shot">
      <h2 id="shot">The shot</h2>
      <figure>
        <Sketch {...prompt} />
        <figcaption>Sketched from the words</figcaption>
      </figure>
      <figure>
        <PromptPlan {...prompt} />
        <figcaption>The set from above</figcaption>
      </figure>
    </section>
  );
}
