import type { ReactNode } from 'react';
import { AngleDiagram, angleIds } from './angle-diagram.tsx';
import { CoverDiagram, coverIds } from './cover-diagram.tsx';
import { CurveDiagram, curveIds } from './curve-diagram.tsx';
import { CutDiagram, cutIds } from './cut-diagram.tsx';
import { ExposureDiagram, exposureIds } from './exposure-diagram.tsx';
import { FocusDiagram, focusIds } from './focus-diagram.tsx';
import { FormatDiagram, formatIds } from './format-diagram.tsx';
import { FrameDiagram, frameIds } from './frame-diagram.tsx';
import { GlassDiagram, glassIds } from './glass-diagram.tsx';
import { KelvinDiagram, kelvinIds } from './kelvin-diagram.tsx';
import { type LightId, lightIds } from './light.tsx';
import { LitDiagram, litIds } from './lit-diagram.tsx';
import { planMoves } from './move.tsx';
import { PlanDiagram } from './plan-diagram.tsx';
import { RiseDiagram, riseIds } from './rise-diagram.tsx';
import { SizeDiagram, sizeIds } from './size-diagram.tsx';
import { SunDiagram, sunIds } from './sun-diagram.tsx';
import { ZoomDiagram, zoomIds } from './zoom-diagram.tsx';

/** The focal length that stands for a kind of lens. */
const lenses = {
  'ultra-wide-lens': 16,
  'wide-lens': 24,
  'normal-lens': 50,
  'portrait-lens': 85,
  'telephoto-lens': 200,
  'focal-length': 35,
} as const;

/** What a plan cannot show of two lamps that stand nearly in one place. */
const heights: Partial<Record<LightId, string>> = { 'rim-light': 'High', kicker: 'Low' };

const drawings = new Map<string, () => ReactNode>([
  ...sizeIds.map((id) => [id, () => <SizeDiagram size={id} />] as const),
  ...angleIds.map((id) => [id, () => <AngleDiagram angle={id} />] as const),
  ...planMoves.map((id) => [id, () => <PlanDiagram move={id} />] as const),
  ...riseIds.map((id) => [id, () => <RiseDiagram move={id} />] as const),
  ...zoomIds.map((id) => [id, () => <ZoomDiagram zoom={id} />] as const),
  ...Object.entries(lenses).map(
    ([id, mm]) => [id, () => <PlanDiagram mm={mm} cameraWord={`${mm}mm, ${viewOf(mm)}°`} />] as const,
  ),
  ...lightIds.map((id) => [id, () => <PlanDiagram lights={[id]} lightWord={heights[id]} />] as const),
  ...focusIds.map((id) => [id, () => <FocusDiagram focus={id} />] as const),
  ...kelvinIds.map((id) => [id, () => <KelvinDiagram of={id} />] as const),
  ...litIds.map((id) => [id, () => <LitDiagram of={id} />] as const),
  ...frameIds.map((id) => [id, () => <FrameDiagram of={id} />] as const),
  ...glassIds.map((id) => [id, () => <GlassDiagram of={id} />] as const),
  ...exposureIds.map((id) => [id, () => <ExposureDiagram of={id} />] as const),
  ...curveIds.map((id) => [id, () => <CurveDiagram of={id} />] as const),
  ...cutIds.map((id) => [id, () => <CutDiagram of={id} />] as const),
  ...coverIds.map((id) => [id, () => <CoverDiagram of={id} />] as const),
  ...formatIds.map((id) => [id, () => <FormatDiagram of={id} />] as const),
  // Where a plan has the sun as one lamp of many, its height says more.
  ...sunIds.map((id) => [id, () => <SunDiagram hour={id} />] as const),
]);

/** The words that are drawn, by their ids in the glossary. */
export const drawnTerms: ReadonlySet<string> = new Set(drawings.keys());

/** A word of the trade as a small drawing; nothing where a drawing would say less than the word. */
export function TermDiagram({ id }: { id: string }) {
  return drawings.get(id)?.() ?? null;
}

/** The angle across the frame, on full frame. */
function viewOf(mm: number): number {
  return Math.round((2 * Math.atan(18 / mm) * 180) / Math.PI);
}
