import type { Model } from '../../catalogue/index.ts';
import { attributesFor } from '../models/attributes-for.ts';
import { list } from '../models/fact-sentences.ts';
import { goneNote } from '../models/gone-note.ts';
import { overview } from '../models/overview.ts';
import { readWants } from '../models/wants/read-wants.ts';
import { suggest } from '../models/wants/suggest.ts';
import type { Understood } from '../reading/understood.ts';
import { ask, type Reply } from '../reply.ts';
import { chooseIn } from './choose-in.ts';
import { otherVersions } from './other-versions.ts';

const GENERAL =
  /\b(?:how do i|where (?:do|can|is)|can i|do i need|how can i)\b.{0,30}\b(?:choose|pick|select|change|switch|find)\b|\bpop-?up\b/;

/** What people want to know of a generator or its maker that stands on no data sheet. */
const OFF_SHEET =
  /\b(?:ceo|founders?|founded|gpus?|vram|users|subscribers|customers|employees|revenue|shares|stock|hiring|jobs?|lawsuits?|sued|discord|headquarters|office|waitlist|queue|roadmap|release date|come out|comes out|coming out|next year|servers?|electricity|train(?:s|ed)? on|copyrights?|owns? (?:my|the) (?:pictures?|images?|videos?))\b/;

export function aboutModels(meant: Understood): Reply | undefined {
  const { mentions } = meant;
  if (mentions.length === 0 || GENERAL.test(meant.plain)) return undefined;
  if (meant.isChoosing && mentions.length === 1 && readWants(meant.plain).some(({ id }) => id === 'maker'))
    return undefined;
  const models = mentions.slice(0, 3).map(({ model }) => model);
  const asked = attributesFor(meant, models).slice(0, 3);
  if (
    OFF_SHEET.test(meant.own) &&
    asked.every(({ id }) => id === 'input' || id === 'provider' || id === 'status')
  )
    return offSheet(models);
  const said = models.flatMap((model) =>
    asked.length > 0
      ? asked.map(
          (attribute) =>
            attribute.says(model, meant.plain) ??
            `For **${model.name}**, ${attribute.name} is documented nowhere we found, so I leave it open.`,
        )
      : [overview(model)],
  );
  const [first] = models;
  if (!first) return undefined;
  const notes = asked.some(({ id }) => id === 'status' || id === 'successor')
    ? []
    : models.flatMap((model) => goneNote(model) ?? []);
  if (asked.some(({ id }) => id === 'successor') && !first.successor) {
    const { lead: others } = suggest(readWants(`popular ${first.mode === 'video' ? 'videos' : 'photos'}`));
    return {
      topic: 'model-successor',
      lead: `Nothing is named as the successor of **${first.name}**. ${notes.join(' ')} Of those that run, ${others}`.replace(
        / {2,}/g,
        ' ',
      ),
      buttons: [ask(`Which models are like ${first.name}?`)].slice(1),
    };
  }
  return {
    topic: asked.length > 0 ? `model-${asked[0]?.id}` : 'model',
    lead: [otherVersions(mentions), ...new Set(said), ...(asked.length > 0 ? notes : [])]
      .filter(Boolean)
      .join(models.length > 1 ? '\n\n' : ' '),
    more:
      asked.length === 1 && asked[0]?.id === 'input'
        ? (first.tips[1] ?? '')
        : (first.tips[meant.own.replace(/[^a-z]/g, '').length % first.tips.length] ?? ''),
    dare:
      first.mode === 'video'
        ? `give **${first.name}** a shot in which nothing moves but the light.`
        : `ask **${first.name}** for the minute after the one you had in mind.`,
    buttons: [
      ...models.slice(0, 2).map(chooseIn),
      ...(asked.length > 0 ? [] : [ask(`How do I write for ${first.name}?`)]),
    ],
  };
}

function offSheet(models: readonly Model[]): Reply {
  return {
    topic: 'model-unknown',
    lead: `That I do not know of ${list(models.map(({ name }) => `**${name}**`))}: it stands on no data sheet, and I would rather not guess.`,
    more: 'What stands there is how it reads, its limits, lengths, shapes, sound, settings and whether it still runs.',
    buttons: models.slice(0, 1).map(({ name }) => ask(`How do I write for ${name}?`)),
  };
}
