import { midSentence, saysWhere } from '../../language/words/openings.ts';
import type { Mode } from '../../shot/shot.ts';
import { textOf, withCapital } from '../../writing/sentence.ts';
import type { Segment, Written } from '../../writing/written.ts';
import { boxText } from '../joined-text.ts';
import { simpleModelSuffix, simpleSuffix } from '../mandated-text.ts';
import type { PromptData } from '../prompt-data.ts';
import type { SimpleForm } from './simple-form.ts';

/** The text of the five steps, as the specification puts it together. Boxes left empty leave nothing behind. */
export function simplePrompt(form: Partial<SimpleForm>, mode: Mode): Written {
  const segments: Segment[] = [...scene(form, mode), ...feeling(form, mode)];
  const said = segments.length > 0;
  segments.push({ part: 'spec-suffix', text: `${said ? ' ' : ''}${simpleSuffix[mode]}` });
  const model = form.selectedModel ?? '';
  const ending = Object.hasOwn(simpleModelSuffix, model) ? simpleModelSuffix[model] : undefined;
  segments.push({ part: 'spec-suffix', text: ending ?? '.' });
  return { text: textOf(segments), segments, dropped: [] };
}

/** "A baker in a tiled market, captured with an 85mm lens." */
function scene(form: Partial<SimpleForm>, mode: Mode): Segment[] {
  const setting = boxText(form.setting);
  const camera = boxText(form.cameraAngle);
  const place = midSentence(setting);
  const stretches: Segment[] = [];
  const add = (part: Segment['part'], joint: string, text: string) => {
    if (text !== '')
      stretches.push({ part, text: stretches.length === 0 ? withCapital(text) : `${joint}${text}` });
  };
  add('subject', '', boxText(form.subject));
  add('place', ' ', setting === '' || saysWhere(setting) ? place : `in ${place}`);
  add(
    'camera',
    ', ',
    camera === '' || mode === 'video' ? midSentence(camera) : `captured with ${midSentence(camera)}`,
  );
  add('light', ', ', midSentence(boxText(form.lighting)));
  return closed(stretches);
}

function feeling(form: Partial<SimpleForm>, mode: Mode): Segment[] {
  const mood = boxText(form.mood);
  if (mood === '') return [];
  const lead = `The ${mode === 'photo' ? 'image' : 'scene'} conveys`;
  const first = scene(form, mode).length === 0;
  return closed([{ part: 'mood', text: `${first ? '' : ' '}${lead} ${midSentence(mood)}` }]);
}

function closed(stretches: Segment[]): Segment[] {
  const last = stretches.at(-1);
  if (last && !/[.!?…]["”’]?$/.test(last.text)) last.text += '.';
  return stretches;
}

/** What the last step hands over. */
export function completeSimple(form: SimpleForm, mode: Mode): PromptData {
  return {
    mode,
    prompt: simplePrompt(form, mode).text,
    selectedModel: form.selectedModel,
    useHasselbladPreset: true,
    formData: form,
    isBasic: true,
  };
}
