import { counters, Durations, gauges } from '../../../prometheus.ts';
import type { ModelUsage } from './usage.ts';

export type Use = 'polish' | 'see' | 'draw' | 'converse' | 'read' | 'write';

/** What models were asked and what it came to, in figures alone. */
export class ModelMetrics {
  readonly #answers = new Map<string, { use: Use; outcome: string; count: number }>();
  readonly #tokens = new Map<Use, ModelUsage & { micros: number }>();
  readonly #durations = new Durations();
  readonly #first = new Durations();
  readonly #state: () => Record<string, number>;

  constructor(state: () => Record<string, number>) {
    this.#state = state;
  }

  answered(use: Use, outcome: string, seconds: number): void {
    const key = `${use} ${outcome}`;
    const known = this.#answers.get(key) ?? { use, outcome, count: 0 };
    this.#answers.set(key, { ...known, count: known.count + 1 });
    this.#durations.add({ use, outcome }, seconds);
  }

  began(use: Use, seconds: number): void {
    this.#first.add({ use }, seconds);
  }

  used(use: Use, { input, output, pictures }: ModelUsage, micros: number): void {
    const before = this.#tokens.get(use) ?? { input: 0, output: 0, pictures: 0, micros: 0 };
    this.#tokens.set(use, {
      input: before.input + input,
      output: before.output + output,
      pictures: before.pictures + pictures,
      micros: before.micros + micros,
    });
  }

  lines(): string[] {
    const used = [...this.#tokens];
    return [
      ...counters(
        'model_answers_total',
        'How asking a model ended.',
        [...this.#answers.values()].map(({ use, outcome, count }) => [{ use, outcome }, count]),
      ),
      ...this.#durations.lines('model_answer_duration_seconds', 'How long models were asked.'),
      ...this.#first.lines('model_first_token_seconds', 'How long a model took to begin.'),
      ...counters(
        'model_tokens_total',
        'Tokens sent to models, and got back.',
        used.flatMap(([use, { input, output }]) => [
          [{ use, direction: 'input' }, input],
          [{ use, direction: 'output' }, output],
        ]),
      ),
      ...counters(
        'model_pictures_total',
        'Pictures that models drew.',
        used.map(([use, { pictures }]) => [{ use }, pictures]),
      ),
      ...counters(
        'model_cost_dollars_total',
        'What models cost, by the prices that are set.',
        used.map(([use, { micros }]) => [{ use }, micros / 1_000_000]),
      ),
      ...gauges('model_calls_in_flight', 'Models that are being asked.', 'model', this.#state()),
    ];
  }
}
