/** In seconds, from an answer out of memory to one that nobody waits for. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Series {
  within: number[];
  sum: number;
  count: number;
}

/** How long things took, by labels, as a Prometheus histogram. */
export class Durations {
  readonly #series = new Map<string, Series>();

  add(labels: Record<string, string>, seconds: number): void {
    const key = writeLabels(labels);
    const series = this.#series.get(key) ?? { within: BOUNDS.map(() => 0), sum: 0, count: 0 };
    this.#series.set(key, series);
    series.within = series.within.map((count, index) =>
      seconds <= (BOUNDS[index] ?? 0) ? count + 1 : count,
    );
    series.sum += seconds;
    series.count += 1;
  }

  lines(name: string, help: string): string[] {
    const lines = head(name, 'histogram', help);
    for (const [labels, { within, sum, count }] of this.#series) {
      for (const [index, bound] of BOUNDS.entries()) {
        lines.push(`${name}_bucket{${labels},le="${bound}"} ${within[index]}`);
      }
      lines.push(`${name}_bucket{${labels},le="+Inf"} ${count}`);
      lines.push(`${name}_sum{${labels}} ${sum}`, `${name}_count{${labels}} ${count}`);
    }
    return lines;
  }
}

/** One figure that goes up and down. */
export function gauge(name: string, help: string, value: number): string[] {
  return [...head(name, 'gauge', help), `${name} ${value}`];
}

/** One figure for each value of a label. */
export function gauges(name: string, help: string, label: string, values: Record<string, number>): string[] {
  const lines = Object.entries(values).map(
    ([value, one]) => `${name}{${writeLabels({ [label]: value })}} ${one}`,
  );
  return [...head(name, 'gauge', help), ...lines];
}

/** One figure that only grows while the process lives. */
export function counter(name: string, help: string, value: number): string[] {
  return [...head(name, 'counter', help), `${name} ${value}`];
}

/** The same for each set of labels. */
export function counters(
  name: string,
  help: string,
  values: readonly (readonly [labels: Record<string, string>, value: number])[],
): string[] {
  return [
    ...head(name, 'counter', help),
    ...values.map(([labels, value]) => `${name}{${writeLabels(labels)}} ${value}`),
  ];
}

function head(name: string, type: string, help: string): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function writeLabels(labels: Record<string, string>): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/["\\]/g, '\\$&').replaceAll('\n', '\\n')}"`)
    .join(',');
}
