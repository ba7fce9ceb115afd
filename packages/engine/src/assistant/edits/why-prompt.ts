import { findModel } from '../../catalogue/index.ts';
import { findChecks } from '../../checks/index.ts';
import { copiesOf } from '../../copies/index.ts';
import type { CurrentPrompt } from '../question.ts';
import { ask, type Reply } from '../reply.ts';
import { goneNote } from '../sheet/sheet-answer.ts';
import { list } from '../sheet/sentences.ts';
import { quoted } from './outcome.ts';

const MOST = 5;
/** Characters that are looked at. */
const LONGEST = 6_000;

/** Why a prompt fails: what its checks find, what its generator leaves out, and what is left to chance. */
export function whyPrompt(prompt: CurrentPrompt): Reply {
  const model = prompt.model === undefined ? undefined : findModel(prompt.model);
  const text = prompt.text.slice(0, LONGEST);
  const found = findChecks({ text, mode: prompt.mode, model }).map(({ says, because }) => `${says} ${because}`);
  const [copy] = copiesOf({ words: { text }, mode: model?.mode ?? prompt.mode, models: [model?.id ?? (prompt.mode === 'video' ? 'google-veo-3' : 'flux-ai')] });
  const left = model ? (copy?.leftOff ?? []).map(({ what, why }) => `${quoted(what)} is left out: ${why}.`) : [];
  const open = (copy?.open ?? []).filter(({ point }) => point !== undefined).map(({ point }) => (point ?? '').toLowerCase());
  const gone = model && goneNote(model);
  const lines = [...(gone ? [gone] : []), ...found, ...left, ...(open.length > 0 ? [`It doesn’t say ${list(open, 'or')}, so the generator decides.`] : [])].slice(0, MOST);
  return {
    topic: 'prompt-why',
    lead: lines.length === 0 ? `I find nothing wrong with it${model ? ` for **${model.name}**` : ''}. Make it once more before you change it: one take says little.` : `${lines.length === 1 ? 'One thing stands out' : 'These stand out'}${model ? ` for **${model.name}**` : ''}:\n${lines.map((line) => `- ${line}`).join('\n')}`,
    ...(model ? {} : { more: 'Choose a generator and I check its limits as well.' }),
    buttons: [ask('Improve this prompt'), ask('Make it shorter')],
  };
}
