import { compareModels } from '../models/compare.ts';
import { goneNote } from '../models/gone-note.ts';
import type { Understood } from '../reading/understood.ts';
import type { Reply } from '../reply.ts';
import { chooseIn } from './choose-in.ts';
import { otherVersions } from './other-versions.ts';

const OF_MAKER =
  /\bwho (?:makes|made|owns|built|is behind)\b|\b(?:makers?|compan(?:y|ies)|owners?|providers?)\b/;

export function comparison({ isComparing, mentions, own, attributes: asked }: Understood): Reply | undefined {
  if (!isComparing || mentions.length < 2) return undefined;
  const models = mentions.slice(0, 3).map(({ model }) => model);
  const particular = asked
    .filter(
      ({ id }) =>
        id !== 'input' &&
        (id !== 'references' || /\b(?:references?|pictures|pics)\b/.test(own)) &&
        !(id === 'provider' && !OF_MAKER.test(own)),
    )
    .map(({ id }) => id);
  const { lead, more } = compareModels(models, particular);
  return {
    topic: 'compare',
    lead: [
      otherVersions(mentions),
      lead,
      ...(particular.length > 0 ? models.flatMap((model) => goneNote(model) ?? []) : []),
    ]
      .filter(Boolean)
      .join('\n\n'),
    more,
    dare: 'write one shot for both and change nothing: what each of them leaves out tells you more than this list.',
    buttons: models.slice(0, 2).map(chooseIn),
  };
}
