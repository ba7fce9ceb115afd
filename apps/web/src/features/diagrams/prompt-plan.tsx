import type { SketchJob } from '../../lib/sketch/sketch-worker.ts';
import { useSketch } from '../../lib/sketch/use-sketch.ts';
import { LightingPlanDiagram } from './lighting-plan-diagram.tsx';
import styles from './prompt-plan.module.css';

/** A prompt as a gaffer draws it, seen from above. */
export function PromptPlan({ text, mode }: Pick<SketchJob, 'text' | 'mode'>) {
  const { place, sketch } = useSketch({ text, mode });
  return (
    <div ref={place} className={styles.plan}>
      {sketch && <LightingPlanDiagram plan={sketch.plan} />}
    </div>
  );
}
