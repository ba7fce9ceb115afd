import { findModel, type Model } from '../../catalogue/index.ts';
import { findChecks } from '../../checks/index.ts';
import { copiesOf } from '../../copies/index.ts';
import type { CurrentPrompt } from '../question.ts';
import { ask, type Reply } from '../reply.ts';
import { longestOf } from '../said/words.ts';
import { bestFor } from '../sheet/choose.ts';
import { facts } from '../sheet/facts.ts';
import { list } from '../sheet/sentences.ts';
import { goneNote } from '../sheet/sheet-answer.ts';
import { wantsIn } from '../sheet/wants.ts';
import { quoted } from './outcome.ts';

const MOST = 5;
/** Characters that are looked at. */
const LONGEST = 6_000;

/** What people say of a result that went wrong, the fact that may lie behind it, and the help on it. */
const symptoms: readonly { readonly said: string; readonly fact: string; readonly help: string }[] = [
  {
    said: 'no sound, no voices, no voice, no audio, silent, lips dont move, lips do not move, mouth doesnt move, cant hear, nobody talks, nobody speaks, hear nothing, without sound, soundless, doesnt talk, muted, nobody hear',
    fact: 'audio',
    help: 'help:sound-in-prompt',
  },
  {
    said: 'gibberish, misspelled, misspelt, letters are wrong, text is wrong, mush, scrambled, garbled, wrong letters, spelled wrong, spelling is wrong, nonsense letters, unreadable, illegible, sign says, sign reads',
    fact: 'lettering',
    help: 'help:text-in-picture',
  },
  {
    said: 'cuts off, cut off, ends too early, ends early, way too early, stops early, too short clip, stops too soon, ends too soon, only a few seconds',
    fact: 'duration',
    help: 'help:ignored-words',
  },
  {
    said: 'second half, half of what, half of my, half my prompt, ignores the end, ignoring, ignores, ignored, is skipped, never shows up, leaves out, left out half, forgets',
    fact: 'limit',
    help: 'help:ignored-words',
  },
  {
    said: 'shape is wrong, wrong shape, wrong ratio, wrong format, came out square, came out wide, picture is wide, came out vertical, wrong aspect',
    fact: 'shape',
    help: 'help:shape',
  },
  {
    said: 'stopped working, does not work any more, doesnt work anymore, since august, no longer works, gives me an error, just an error',
    fact: 'status',
    help: 'help:offline',
  },
  {
    said: 'come out naked, came out naked, half naked, clothes are gone, still shows, keeps showing, still has, keeps adding, still puts, i wrote no, i said no, full of',
    fact: 'negative',
    help: 'help:negative-prompts',
  },
  { said: 'blurry, pixelated, low resolution, not sharp', fact: 'resolution', help: 'help:generic' },
];

/** The complaint that a message makes of a result. */
export function symptomIn(roots: readonly string[]): { fact: string; help: string } | undefined {
  return symptoms.find(({ said }) => longestOf(roots, said) > 0);
}

/** Why a prompt fails: what its checks find, what its generator leaves out, and what is left to chance. */
export function whyPrompt(prompt: CurrentPrompt, about?: string): Reply {
  const model = prompt.model === undefined ? undefined : findModel(prompt.model);
  const text = prompt.text.slice(0, LONGEST);
  const found = findChecks({ text, mode: prompt.mode, model }).map(
    ({ says, because }) => `${says} ${because}`,
  );
  const [copy] = copiesOf({
    words: { text },
    mode: model?.mode ?? prompt.mode,
    models: [model?.id ?? (prompt.mode === 'video' ? 'google-veo-3' : 'flux-ai')],
  });
  const left = model
    ? (copy?.leftOff ?? []).map(({ what, why }) => `${quoted(what)} is left out: ${why}.`)
    : [];
  const open = (copy?.open ?? [])
    .filter(({ point }) => point !== undefined)
    .map(({ point }) => (point ?? '').toLowerCase());
  const gone = model && goneNote(model);
  const fact =
    about === undefined || !model ? undefined : facts.find(({ id }) => id === about)?.says(model, []);
  const others = fact === undefined || !model ? [] : abler(model, about ?? '');
  const lines = [
    ...(gone ? [gone] : []),
    ...(fact === undefined
      ? []
      : [
          `${fact}${
            others.length > 0
              ? ` ${list(
                  others.map(({ name }) => `**${name}**`),
                  'or',
                )} would do it.`
              : ''
          }`,
        ]),
    ...found,
    ...left,
    ...(open.length > 0 ? [`It doesn’t say ${list(open, 'or')}, so the generator decides.`] : []),
  ].slice(0, MOST);
  return {
    topic: 'prompt-why',
    lead:
      lines.length === 0
        ? `I find nothing wrong with it${model ? ` for **${model.name}**` : ''}. Make it once more before you change it: one take says little.`
        : `${lines.length === 1 ? 'One thing stands out' : 'These stand out'}${model ? ` for **${model.name}**` : ''}:\n${lines.map((line) => `- ${line}`).join('\n')}`,
    ...(model ? {} : { more: 'Choose a generator and I check its limits as well.' }),
    buttons: [ask('Improve this prompt'), ask('Make it shorter')],
  };
}

/** Those that would do what this one does not. */
function abler(model: Model, about: string): Model[] {
  const wanted = (
    { audio: 'sound', lettering: 'lettering', negative: 'negative' } as Readonly<Record<string, string>>
  )[about];
  const [want] = wanted === undefined ? [] : wantsIn([wanted], [wanted]);
  return want && !want.fits(model) ? bestFor([want], model.mode).slice(0, 2) : [];
}
