import type { Point } from '../geometry.ts';
import { between, type Random } from '../random.ts';
import { hatchLines } from './hatch.ts';
import { pathOf } from './path.ts';
import { wobbled } from './wobble.ts';

export interface Line {
  weight?: number;
  tone?: string;
  opacity?: number;
  /** Through the points in one curve. */
  round?: boolean;
  closed?: boolean;
  /** Drawn once, without going over it again. */
  once?: boolean;
}

export interface Wash {
  round?: boolean;
  opacity?: number;
}

export interface Hatching {
  tone?: string;
  /** Which side lies in shadow. */
  side?: 'left' | 'right' | 'all';
  gap?: number;
  angle?: number;
  weight?: number;
  opacity?: number;
  /** How far from the shadow's edge it reaches, as a share. */
  reach?: number;
}

/** What is drawn, in order; what is drawn with the same pencil in a row is one path. */
export interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
  wash(shape: readonly Point[], tone: string, how?: Wash): void;
  line(along: readonly Point[], how?: Line): void;
  hatch(shape: readonly Point[], how?: Hatching): void;
  /** A wash with its outline. */
  shape(outline: readonly Point[], tone: string, how?: Line): void;
  marks(): string;
}

export function openSheet(width: number, height: number, ink: string, random: Random): Sheet {
  const runs: { pencil: string; paths: string[] }[] = [];
  const add = (pencil: string, path: string) => {
    const last = runs.at(-1);
    if (last?.pencil === pencil) last.paths.push(path);
    else runs.push({ pencil, paths: [path] });
  };
  const stroke = (weight: number, tone: string, opacity: number) =>
    `fill="none" stroke="${tone}" stroke-width="${round(weight)}"${opacity < 1 ? ` opacity="${round(opacity)}"` : ''}`;

  const sheet: Sheet = {
    width,
    height,
    random,
    wash(shape, tone, { round: isRound = false, opacity = 1 } = {}) {
      if (!meets(shape, width, height)) return;
      const faint = opacity < 1 ? ` opacity="${round(opacity)}"` : '';
      // A faint wash lies over what it overlaps, so each is a path of its own.
      const path = pathOf(shape, { round: isRound, closed: true });
      if (opacity < 1) runs.push({ pencil: `fill="${tone}"${faint}`, paths: [path] });
      else add(`fill="${tone}"`, path);
    },
    line(
      along,
      { weight = 1.6, tone = ink, opacity = 1, round: isRound = false, closed = false, once } = {},
    ) {
      if (along.length < 2 || !meets(along, width, height)) return;
      const drawn = wobbled(along, { closed, straight: !isRound, random });
      add(stroke(weight, tone, opacity), pathOf(drawn, { round: true, closed: closed && isRound }));
      if (once || weight < 1.2) return;
      const from = Math.floor(random() * drawn.length * 0.4);
      const again = drawn.slice(from, from + Math.ceil(drawn.length * between(random, 0.45, 0.75)));
      if (again.length < 2) return;
      const by = between(random, -1, 1) * Math.min(1.6, weight * 0.6);
      add(
        stroke(weight * 0.6, tone, opacity * 0.7),
        pathOf(
          again.map(([x, y]): Point => [x + by, y - by * 0.6]),
          { round: true, closed: false },
        ),
      );
    },
    hatch(shape, { tone = ink, weight = 0.9, opacity = 0.55, ...how } = {}) {
      if (!meets(shape, width, height)) return;
      for (const line of hatchLines(shape, { ...how, width, height, random }))
        add(stroke(weight, tone, opacity), pathOf(line, { round: false, closed: false }));
    },
    shape(outline, tone, how = {}) {
      const { weight = 1.6, round: isRound = false, tone: lead = ink, once } = how;
      if (!once) {
        sheet.wash(outline, tone, { round: isRound });
        sheet.line(outline, { ...how, closed: true });
        return;
      }
      if (!meets(outline, width, height)) return;
      const drawn = wobbled(outline, { closed: true, straight: !isRound, random });
      const path = pathOf(drawn, { round: true, closed: isRound });
      runs.push({ pencil: `fill="${tone}" stroke="${lead}" stroke-width="${round(weight)}"`, paths: [path] });
    },
    marks() {
      return runs.map(({ pencil, paths }) => `<path ${pencil} d="${paths.join('')}"/>`).join('');
    },
  };
  return sheet;
}

function round(figure: number): number {
  return Math.round(figure * 10) / 10 || 0.1;
}

function meets(shape: readonly Point[], width: number, height: number): boolean {
  return (
    shape.some(([x]) => x > -5) &&
    shape.some(([x]) => x < width + 5) &&
    shape.some(([, y]) => y > -5) &&
    shape.some(([, y]) => y < height + 5)
  );
}
