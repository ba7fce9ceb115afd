import { PromptPlan } from '../../features/diagrams/prompt-plan.tsx';
import { Sketch } from '../../lib/sketch/sketch.tsx';
import type { SketchJob } from '../../lib/sketch/sketch-worker.ts';
import styles from './shot-panel.module.css';
import { SidePanel } from './side-panel.tsx';

/** A finished prompt as a board artist and a gaffer would draw it. */
export function ShotPanel(prompt: Pick<SketchJob, 'text' | 'mode'>) {
  return (
    <SidePanel title="The shot" className={styles.pictures}>
      <figure>
        <Sketch {...prompt} />
        <figcaption>Sketched from the words</figcaption>
      </figure>
      <figure>
        <PromptPlan {...prompt} />
        <figcaption>The set from above</figcaption>
      </figure>
    </SidePanel>
  );
}
