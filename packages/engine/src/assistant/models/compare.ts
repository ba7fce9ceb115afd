import type { Model } from '../../catalogue/index.ts';
import { attributes } from './attributes/attributes.ts';
import { list } from './fact-sentences.ts';

/** Where generators differ, one line a difference. */
export function compareModels(
  models: readonly Model[],
  only: readonly string[],
): { lead: string; more: string } {
  const rows = attributes.flatMap(({ id, row }) =>
    row ? [{ id, head: row.head, cells: models.map(row.cell) }] : [],
  );
  const order = [
    'status',
    'tier',
    'input',
    'duration',
    'audio',
    'shape',
    'resolution',
    'limit',
    'negative',
    'start-image',
    'lettering',
    'references',
    'camera',
    'provider',
  ];
  const sorted = rows.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
  const asked = sorted.filter(({ id }) => only.includes(id));
  const differing = sorted.filter(({ cells }) => new Set(cells).size > 1);
  const same = sorted.filter(
    ({ cells }) =>
      new Set(cells).size === 1 && !['not documented', 'a still', 'for video only'].includes(cells[0] ?? ''),
  );
  const shown = asked.length > 0 ? asked : differing;
  const lines = shown.map(
    ({ head, cells }) => `- ${head}: ${models.map(({ name }, n) => `**${name}** ${cells[n]}`).join(' · ')}`,
  );
  return {
    lead: `${list(models.map(({ name }) => `**${name}**`))}, ${asked.length > 0 ? 'side by side' : 'where they differ'}:\n${lines.join('\n')}`,
    more:
      asked.length > 0 || same.length === 0
        ? ''
        : `The same in both: ${same.map(({ head, cells }) => `${head.toLowerCase()} (${cells[0]})`).join(', ')}.`,
  };
}
