import type { Model } from '../../catalogue/index.ts';
import { listed } from '../../language/words/listed.ts';
import type { Reply } from '../reply.ts';
import { facts } from './facts.ts';
import { list } from './sentences.ts';
import { verdict } from './verdict.ts';

const ORDER = listed(
  'status, duration, audio, shape, resolution, limit, negative, start-image, lettering, references, camera, input, tier, provider',
);
const MOST_ROWS = 8;

const UNDOCUMENTED =
  'That is what their makers document; on anything else you ask of them, only a test with your own prompt tells.';

/** Two to four side by side: what sets them apart in a sentence, then a line a difference. */
export function compare(models: readonly Model[], asked: readonly string[], isOfMore = false): Reply {
  const rows = facts
    .flatMap(({ id, row }) =>
      row ? [{ id, head: row.head, cells: models.map((model) => row.cell(model) ?? 'not documented') }] : [],
    )
    .toSorted((one, other) => place(one.id) - place(other.id));
  const wanted = rows.filter(({ id }) => asked.includes(id));
  const differing = rows.filter(({ cells }) => new Set(cells).size > 1);
  const shown = differing.slice(0, MOST_ROWS);
  const lines = shown.map(
    ({ head, cells }) => `- ${head}: ${models.map(({ name }, n) => `**${name}** ${cells[n]}`).join(' · ')}`,
  );
  const inRows =
    wanted.length > 0
      ? `${wanted
          .slice(0, 2)
          .map(
            ({ head, cells }) =>
              `${head}: ${models.map(({ name }, n) => `**${name}** ${cells[n]}`).join(', ')}`,
          )
          .join('. ')}.`
      : `${models.map((model) => inShort(model)).join('; ')}.`;
  return {
    topic: 'compare',
    lead: [verdict(models, asked) ?? '', inRows, isOfMore ? UNDOCUMENTED : ''].filter(Boolean).join(' '),
    more: wanted.length > 0 ? models.map((model) => `- ${inShort(model)}`).join('\n') : lines.join('\n'),
    why: models.flatMap(({ name, tips }) => (tips[0] ? [`${name}: ${tips[0]}`] : [])).join(' '),
  };
}
function place(id: string): number {
  const at = ORDER.indexOf(id);
  return at < 0 ? ORDER.length : at;
}

/** The two things that are asked first. */
function inShort(model: Model): string {
  const cell = (id: string) => facts.find((fact) => fact.id === id)?.row?.cell(model);
  const gone =
    model.status.value.kind === 'retired' || model.status.value.kind === 'research-only'
      ? [cell('status')]
      : [];
  const parts =
    model.mode === 'video'
      ? [
          cell('duration') && `clips of ${cell('duration')}`,
          cell('audio')?.startsWith('no sound') ? cell('audio') : cell('audio') && `sound (${cell('audio')})`,
        ]
      : ['stills', cell('lettering') && `${cell('lettering')} at lettering`, cell('limit')?.split('; ')[0]];
  const said = [...gone, ...parts].filter((one): one is string => typeof one === 'string' && one !== '');
  return `**${model.name}**: ${list(said.slice(0, 3), 'and')}`;
}
