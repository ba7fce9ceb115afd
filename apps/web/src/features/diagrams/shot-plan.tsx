import { type LightId, lightIds } from './light.tsx';
import { type PlanMove, planMoves } from './move.tsx';
import { PlanDiagram } from './plan-diagram.tsx';

interface ShotPlanProps {
  prompt: string;
  /** What it uses, by the ids of the glossary. */
  terms: readonly string[];
}

const NORMAL_MM = 50;
const MOST_LIGHTS = 2;

/** How a finished shot is set up, seen from above: lens, light and move. */
export function ShotPlan({ prompt, terms }: ShotPlanProps) {
  const said = /(\d{2,3})mm/.exec(prompt)?.[1];
  const lights = terms.filter((term): term is LightId => lightIds.some((id) => id === term));
  const move = terms.find((term): term is PlanMove => planMoves.some((id) => id === term));
  const shown = lights.slice(0, MOST_LIGHTS);
  return (
    <PlanDiagram
      mm={said === undefined ? NORMAL_MM : Number(said)}
      lights={shown}
      move={move}
      cameraWord={said && `${said}mm`}
      lightWord={shown[0] && sentence(shown[0])}
    />
  );
}

function sentence(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
