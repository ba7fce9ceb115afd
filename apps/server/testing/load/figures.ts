import type { TestContext } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** What a test under load came to, for whoever reads its report. */
    figures?: string[];
  }
}

/** Keeps a figure with the test, for the report; `scripts/run-steps.ts` tells it. */
export function tellFigure({ task }: Pick<TestContext, 'task'>, figure: string): void {
  task.meta.figures = [...(task.meta.figures ?? []), figure];
}
