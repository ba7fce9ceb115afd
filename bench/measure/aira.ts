import fs from 'node:fs';
import path from 'node:path';
import { productFigures } from '../../packages/contract/src/product-figures.ts';
import { answer } from '../../packages/engine/src/assistant/index.ts';
import { type Case, type Judged, judge, questionOf } from '../../packages/engine/testing/aira/evaluate.ts';
import { root } from '../../scripts/project.ts';
import type { Row } from '../row.ts';

const files = {
  'own questions': 'own-questions.json',
  'open questions of a second person': 'unseen-questions.json',
  'open questions of a third person': 'unseen-questions-2.json',
  'open questions of a fourth person': 'learnt-questions.json',
  'open questions of the fourth person, later': 'unseen-questions-3.json',
  'open questions of a fifth person': 'learnt-questions-2.json',
  'open questions of the fifth person, later': 'unseen-questions-4.json',
};

const ROUNDS = 20;

/** How much of what Aira is asked she answers right, and how long that takes. What she gets wrong is listed. */
export function measureAira(): Row[] {
  const sets = Object.entries(files).map(([what, file]) => ({ what, cases: readCases(file) }));
  const judged = sets.map(({ what, cases }) => ({
    what,
    answers: cases.map((one) => judge(one, productFigures)),
  }));
  for (const { faults, asked } of judged.flatMap(({ answers }) => answers.filter(isWrong)))
    process.stdout.write(`  wrong: ${asked.question} (${faults.join('; ')})\n`);
  const times = timed(sets.flatMap(({ cases }) => cases));
  return [
    ...judged.map(({ what, answers }) => {
      const right = answers.filter((one) => !isWrong(one)).length;
      return {
        what: `right of ${answers.length} ${what}`,
        value: `${((100 * right) / answers.length).toFixed(1)} %`,
        reference: '',
      };
    }),
    { what: 'an answer, median', value: `${at(times, 0.5).toFixed(2)} ms`, reference: '' },
    {
      what: 'an answer, p99',
      value: `${at(times, 0.99).toFixed(2)} ms`,
      reference: '',
      limit: '≤ 30 ms' as const,
    },
  ];
}

function isWrong({ faults }: Judged): boolean {
  return faults.length > 0;
}

function readCases(file: string): readonly Case[] {
  return JSON.parse(fs.readFileSync(path.join(root, 'packages/engine/testing/aira', file), 'utf8'));
}

function timed(cases: readonly Case[]): number[] {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of cases) {
      const question = questionOf(one, productFigures);
      const began = performance.now();
      answer(question);
      times.push(performance.now() - began);
    }
  }
  return times.sort((one, other) => one - other);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
