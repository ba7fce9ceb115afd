import { describe, expect, it } from 'vitest';
import { type ClassId, classes, classOf, modelOfClass } from '../../testing/checks/classes.ts';
import { type Pair, pairs } from '../../testing/checks/pairs.ts';
import { modelsFor } from '../catalogue/index.ts';
import { findChecks } from './index.ts';
import { type RuleId, rules } from './rules/index.ts';

const ids = Object.keys(classes) as ClassId[];

describe('[F1.11] every rule in every class of generators', () => {
  it.each(Object.keys(rules) as RuleId[])(
    '%s: a text that it speaks to and a near miss, or silence',
    (rule) => {
      const wrong = ids.flatMap((id) => {
        const { still, clip, own, never = [] } = pairs[rule];
        if (never.includes(id)) {
          const all = [still, clip, ...Object.values(own ?? {})].filter((pair) => pair !== undefined);
          return all.some((pair) => speaks(rule, id, pair, 'fires')) ? [`${id}: speaks`] : [];
        }
        const pair = own?.[id] ?? (id.startsWith('still') ? still : clip);
        if (!pair) return [`${id}: no pair`];
        return [
          ...(speaks(rule, id, pair, 'fires') ? [] : [`${id}: silent at “${pair.fires.slice(0, 60)}”`]),
          ...(speaks(rule, id, pair, 'quiet') ? [`${id}: speaks at “${pair.quiet.slice(0, 60)}”`] : []),
        ];
      });
      expect(wrong).toEqual([]);
    },
  );

  it('every generator is of a class, and each class has its own', () => {
    for (const mode of ['photo', 'video'] as const)
      for (const model of modelsFor('advanced', mode)) expect(ids).toContain(classOf(model));
    for (const id of ids) expect(classOf(modelOfClass(id))).toBe(id);
  });

  it('retired-model: of each class, whoever is retired and nobody else', () => {
    for (const mode of ['photo', 'video'] as const)
      for (const model of modelsFor('advanced', mode)) {
        const isTold = findChecks({ text: 'A tram turns.', mode, model }).some(
          (check) => check.rule === 'retired-model',
        );
        expect([model.id, isTold]).toEqual([model.id, model.status.value.kind === 'retired']);
      }
  });
});

function speaks(rule: RuleId, id: ClassId, pair: Pair, which: 'fires' | 'quiet'): boolean {
  const model = modelOfClass(id);
  const hasStartImage = pair.hasStartImage === 'both' || pair.hasStartImage === which;
  const given = { text: pair[which], mode: model.mode, model, duration: pair.duration, hasStartImage };
  return findChecks(given).some((check) => check.rule === rule);
}
