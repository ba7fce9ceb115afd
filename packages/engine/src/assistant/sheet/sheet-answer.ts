import type { Model } from '../../catalogue/index.ts';
import { listed } from '../../language/words/listed.ts';
import { entryOf } from '../found/entries.ts';
import { ask, goTo, type Reply, type ReplyButton } from '../reply.ts';
import { catalogue, type Mention } from '../said/find-models.ts';
import type { Heard } from '../said/heard.ts';
import { longestOf } from '../said/words.ts';
import { compare } from './compare.ts';
import { facts } from './facts.ts';
import { inputSentences, isServed, list } from './sentences.ts';

const SHOWN_FACTS = 3;
/** More words than it takes to ask for a comparison: something in particular is asked. */
const SAID_TO_COMPARE = 5;

/** What is known of the generators that are named: the answer in a sentence first. */
export function sheetAnswer(heard: Heard): Reply | undefined {
  const { mentions, facts: asked, words, roots } = heard;
  if (mentions.length === 0) return undefined;
  const models = mentions.slice(0, MOST).map(({ model }) => model);
  const missing = versionsMissing(mentions);
  const before = (reply: Reply): Reply =>
    missing === '' ? reply : { ...reply, lead: `${missing}\n\n${reply.lead}` };
  if (models.length > 1 && (heard.isComparing || asked.length !== 1))
    return before(
      compare(
        models,
        asked.map(({ id }) => id),
        asked.length === 0 && words.length > models.length * 2 + SAID_TO_COMPARE,
      ),
    );
  if (asked.length === 0)
    return models.length === 1 && models[0] && missing !== '' ? before(overview(models[0])) : undefined;
  const told = asked.slice(0, SHOWN_FACTS).flatMap((fact) =>
    models.map((model) => {
      if (fact.id === 'status') return statusOf(model, roots);
      return (
        fact.says(model, [...words, ...roots]) ??
        `What **${model.name}** says about ${fact.name.replace(/^its /, 'its ')} is not documented anywhere.`
      );
    }),
  );
  const craft =
    longestOf(
      roots,
      'how do i write, how to write, how do i add, how do i describe, how should i write, how do i do, how to do, how to add',
    ) > 0 && models.length === 1
      ? entryOf(HELP_ON[asked[0]?.id ?? ''] ?? '')
      : undefined;
  if (craft)
    return before({
      topic: `model:${asked[0]?.id ?? ''}`,
      lead: craft.text,
      more: told.join(' '),
      ...(craft.why !== undefined && { why: craft.why }),
      buttons: buttonsFor(models),
    });
  const isOfStatus = asked.some(({ id }) => id === 'status');
  const gone = isOfStatus ? [] : models.flatMap((model) => goneNote(model) ?? []);
  const guide = models[0]?.guide ? `Its maker’s guide: ${models[0].guide.value}` : undefined;
  return before({
    topic: `model:${asked[0]?.id ?? ''}`,
    lead: [...new Set(told), ...gone].join(told.length > 2 ? '\n\n' : ' '),
    ...moreOf(
      models,
      asked.map(({ id }) => id),
      guide,
    ),
    why: models[0]?.tips[0],
    buttons: buttonsFor(models),
  } as Reply);
}

/** How a thing is written, for whoever asks how. */
const HELP_ON: Readonly<Record<string, string>> = {
  audio: 'help:sound-in-prompt',
  camera: 'help:camera-move',
  lettering: 'help:text-in-picture',
  negative: 'help:negative-prompts',
  references: 'help:consistent-character',
};

const MOST = 4;

/** What rounds a fact off. */
function moreOf(
  models: readonly Model[],
  asked: readonly string[],
  guide: string | undefined,
): { more?: string } {
  const [model] = models;
  if (!model || models.length > 1) return {};
  if (asked.includes('input')) return guide === undefined ? {} : { more: guide };
  const others = ['duration', 'audio', 'shape'].filter((id) => !asked.includes(id) && model.mode === 'video');
  const more = others
    .slice(0, 1)
    .flatMap((id) => facts.find((fact) => fact.id === id)?.says(model, []) ?? []);
  return more.length > 0 ? { more: more.join(' ') } : {};
}

function buttonsFor(models: readonly Model[]): ReplyButton[] {
  const [model] = models;
  if (!model || models.length > 1) return [];
  if (!isServed(model))
    return nearest(model)
      .slice(0, 2)
      .map(({ name }) => ask(`Tell me about ${name}`));
  const rival = catalogue.find(
    (one) => one.mode === model.mode && one.popular && one.id !== model.id && isServed(one),
  );
  return [
    goTo(
      `Write for ${model.name}`,
      `/?step=enhanced-steps&mode=${model.mode}&method=enhanced&model=${model.id}`,
    ),
    ...(rival ? [ask(`Compare ${model.name} and ${rival.name}`)] : []),
  ];
}

export function overview(model: Model): Reply {
  const parts = ['duration', 'audio', 'shape', 'limit', 'negative'].flatMap(
    (id) => facts.find((fact) => fact.id === id)?.says(model, []) ?? [],
  );
  const shown = parts.filter((one) => !one.includes('makes stills'));
  const gone = goneNote(model);
  return {
    topic: 'model:overview',
    lead: `**${model.name}** by ${model.provider} makes ${model.mode === 'video' ? 'video' : 'stills'} and reads ${inputSentences[model.input.value]}.${gone ? ` ${gone}` : ''}`,
    more: shown.map((one) => `- ${one}`).join('\n'),
    why: model.tips[0] ?? '',
    buttons: buttonsFor([model]),
  };
}

/** What has to be said of a generator nobody can use any more, whatever is asked of it. */
export function goneNote({ name, status, successor }: Model): string | undefined {
  const { value } = status;
  if (value.kind === 'research-only') return `**${name}** is research only, so nobody can use it.`;
  if (value.kind !== 'retired') return undefined;
  return `**${name}** is retired since ${value.since}${successor ? `; **${successor.name}** followed it` : ''}.`;
}

const INSTEAD = listed('instead, alternativ, replac, replacement, successor, similar');

/** Whether it runs, and what to take where it does not. */
function statusOf(model: Model, roots: readonly string[]): string {
  const says = facts.find(({ id }) => id === 'status')?.says(model, []) ?? '';
  const isGone = !isServed(model);
  if (!isGone && !roots.some((word) => INSTEAD.includes(word))) return says;
  const others = nearest(model).map(({ name }) => `**${name}**`);
  return `${says}${others.length > 0 ? ` Of those that run, ${list(others, 'or')} ${others.length === 1 ? 'does' : 'do'} most of the same.` : ''}`;
}

/** Those that run and have most in common with it. */
export function nearest(model: Model): Model[] {
  const likeness = (one: Model) =>
    (one.popular ? 2 : 0) +
    ((one.audio?.value.length ?? 0) > 0 === (model.audio?.value.length ?? 0) > 0 ? 2 : 0) +
    (one.status.value.kind === 'active' ? 2 : 0) +
    (one.tier === model.tier ? 1 : 0) +
    (one.input.value === model.input.value ? 1 : 0);
  return catalogue
    .filter((one) => one.mode === model.mode && one.id !== model.id && isServed(one))
    .toSorted((one, other) => likeness(other) - likeness(one))
    .slice(0, 3);
}

/** A version that the catalogue lacks is said to be missing before anything is said of the one it has. */
export function versionsMissing(mentions: readonly Mention[]): string {
  return mentions
    .filter(({ otherVersion }) => otherVersion !== undefined)
    .map(
      ({ model, otherVersion }) =>
        `I have no data sheet for “${baseName(model.name)} ${otherVersion}”. What the catalogue has is **${model.name}**.`,
    )
    .join(' ');
}

/** Without its own figure: "Kling 1.6" is Kling. */
function baseName(name: string): string {
  const at = name.search(/\s(?:v|gen-?)?\d/i);
  return at > 0 ? name.slice(0, at) : name;
}
