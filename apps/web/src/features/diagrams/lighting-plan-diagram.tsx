import { type LightingPlan, type PlanLight, planWords } from '@cuewright/engine/lighting-plan';
import { Camera } from './camera.tsx';
import styles from './diagram.module.css';
import { Diagram } from './diagram.tsx';
import { Source } from './light.tsx';
import { Move, type PlanMove, planMoves } from './move.tsx';
import { LEFT, placeOfLight, placeOfWords, RIGHT } from './place-of-light.ts';
import { ViewCone } from './view-cone.tsx';

const SUBJECT = { x: 160, y: 84 };
const CAMERA = { x: 160, y: 148 };
const APART = 22;
/** A little more than the set, for the words under the camera. */
const HEIGHT = 192;

/** How a shot is set up, seen from above: the camera below, what it looks at, and each light where it stands. */
export function LightingPlanDiagram({ plan }: { plan: LightingPlan }) {
  const { mm, camera, isOverhead, people, set, lights, movement } = plan;
  const move = planMoves.find((id): id is PlanMove => id === movement);
  return (
    <div role="img" aria-label={`Lighting plan from above. ${planWords(plan)}`}>
      <Diagram viewBox={`${LEFT} 0 ${RIGHT - LEFT} ${HEIGHT}`}>
        {set === 'room' && (
          <path
            className={styles.faint}
            strokeWidth="3"
            d={`M${LEFT + 8} ${HEIGHT}V8H${RIGHT - 8}V${HEIGHT}`}
          />
        )}
        {!isOverhead && <ViewCone mm={mm} />}
        {lights.map((light) => (
          <Source key={light.name} {...placeOfLight(light)} tone={light.tone} />
        ))}
        {Array.from({ length: people }, (_, n) => SUBJECT.x + (n - (people - 1) / 2) * APART).map((x) => (
          <circle key={x} className={styles.solid} cx={x} cy={SUBJECT.y} r="9" />
        ))}
        {isOverhead ? (
          <circle
            className={styles.faint}
            {...{ cx: SUBJECT.x, cy: SUBJECT.y }}
            r="46"
            strokeDasharray="5 5"
          />
        ) : (
          <Camera {...CAMERA} turn={-90} />
        )}
        {move && <Move move={move} />}
        <text x="182" y="184" fontSize="13">
          {isOverhead ? ['Above', camera].filter(Boolean).join(', ') : camera}
        </text>
        {movement && !move && (
          <text x="138" y="184" fontSize="13" textAnchor="end">
            {movement.replaceAll('-', ' ')}
          </text>
        )}
        {lights.map((light) => (
          <Words key={light.name} light={light} />
        ))}
      </Diagram>
    </div>
  );
}

function Words({ light }: { light: PlanLight }) {
  const { x, y, anchor } = placeOfWords(light);
  return (
    <text x={x} y={y} fontSize="13" textAnchor={anchor}>
      {light.name}
      {light.kelvin && (
        <tspan x={x} dy="14">
          {light.kelvin}K
        </tspan>
      )}
    </text>
  );
}
