import { Camera } from './camera.tsx';
import styles from './diagram.module.css';
import { Diagram } from './diagram.tsx';
import { Light, type LightId } from './light.tsx';
import { Move, type PlanMove } from './move.tsx';
import { ViewCone } from './view-cone.tsx';

interface PlanDiagramProps {
  /** The focal length on full frame; it opens or narrows the view. */
  mm?: number | undefined;
  lights?: readonly LightId[] | undefined;
  move?: PlanMove | undefined;
  /** Beside the camera: the lens. */
  cameraWord?: string | undefined;
  lightWord?: string | undefined;
}

/** A set from above: the camera below, what it looks at in the middle, and the light where it comes from. */
export function PlanDiagram({ mm, lights = [], move, cameraWord, lightWord }: PlanDiagramProps) {
  return (
    <Diagram>
      {mm !== undefined && <ViewCone mm={mm} />}
      {lights.map((light) => (
        <Light key={light} light={light} />
      ))}
      <circle className={styles.solid} cx="160" cy="84" r="9" />
      <Camera x={160} y={148} turn={-90} />
      {move && <Move move={move} />}
      {cameraWord && (
        <text x="294" y="164" fontSize="12" textAnchor="end">
          {cameraWord}
        </text>
      )}
      {lightWord && (
        <text x="26" y="164" fontSize="12">
          {lightWord}
        </text>
      )}
    </Diagram>
  );
}
