import { midSentence } from '../../language/words/openings.ts';
import type { Mode } from '../../shot/shot.ts';
import { textOf, withCapital } from '../../writing/sentence.ts';
import type { Segment, Written } from '../../writing/written.ts';
import { boxText, joinSegments } from '../joined-text.ts';
import { advancedModelSuffix, advancedModelWrapper, advancedSuffix } from '../mandated-text.ts';
import type { PromptData } from '../prompt-data.ts';
import type { AdvancedForm } from './advanced-form.ts';
import { effectsList, technicalList } from './technical-list.ts';

/** The text of the seven steps, in the order of the specification. Boxes left empty leave nothing behind. */
export function advancedPrompt(form: Partial<AdvancedForm>, mode: Mode): Written {
  const model = form.selectedModel ?? '';
  const wrapper = Object.hasOwn(advancedModelWrapper, model) ? advancedModelWrapper[model] : undefined;
  const body = joinSegments([...saidIn(form), { part: 'spec-suffix', text: advancedSuffix[mode] }], ', ').map(
    (segment, at) => (at === 0 ? { ...segment, text: withCapital(segment.text) } : segment),
  );

  const segments: Segment[] = wrapper
    ? [
        { part: 'spec-suffix', text: wrapper.before },
        ...body.map(({ part, text }) => ({ part, text: withoutWeights(text) })),
        { part: 'spec-suffix', text: wrapper.after },
      ]
    : body;
  const ending = Object.hasOwn(advancedModelSuffix, model) ? advancedModelSuffix[model] : undefined;
  if (ending !== undefined) segments.push({ part: 'spec-suffix', text: ending });
  return { text: textOf(segments), segments, dropped: [] };
}

function saidIn(form: Partial<AdvancedForm>): Segment[] {
  const specs = form.technicalSpecs ?? {};
  return [
    { part: 'subject', text: boxText(form.subject) },
    { part: 'place', text: midSentence(boxText(form.environment)) },
    { part: 'camera', text: midSentence(boxText(form.camera)) },
    { part: 'mood', text: midSentence(boxText(form.mood)) },
    { part: 'light', text: midSentence(boxText(form.lighting)) },
    { part: 'technical', text: technicalList(specs) },
    { part: 'technical', text: effectsList(specs) },
    { part: 'technical', text: midSentence(boxText(form.additionalDetails)) },
  ];
}

/** Brackets that a person typed are text; unescaped they would close the weight around them. */
function withoutWeights(text: string): string {
  return text.replace(/[\\()[\]]/g, '\\$&');
}

/** What the last step hands over. */
export function completeAdvanced(form: AdvancedForm, mode: Mode): PromptData {
  return {
    mode,
    prompt: advancedPrompt(form, mode).text,
    selectedModel: form.selectedModel,
    formData: form,
    isEnhanced: true,
  };
}
