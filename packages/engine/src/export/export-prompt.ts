import type { AdvancedForm, TechnicalSpecs } from '../methods/advanced/advanced-form.ts';
import { chosen } from '../methods/advanced/technical-list.ts';
import type { PromptData } from '../methods/prompt-data.ts';
import { cleanText } from '../text/clean-text.ts';
import { saidInFigures } from './said-in-figures.ts';
import { sheetDuration } from './sheet-duration.ts';

export interface ExportFile {
  name: string;
  type: 'text/plain' | 'text/csv' | 'application/json';
  text: string;
}

/** The prompt as it stands, and nothing else. */
export function exportText({ prompt }: Pick<PromptData, 'prompt'>, milliseconds: number): ExportFile {
  const text = cleanText(prompt);
  return {
    name: `prompt-${milliseconds}.txt`,
    type: 'text/plain',
    text: text.endsWith('\n') ? text : `${text}\n`,
  };
}

export interface PromptSheet {
  mode: 'photo' | 'video';
  model?: string;
  prompt: string;
  negativePrompt?: string;
  camera: string;
  lens: string;
  aperture: string;
  depthOfField: string;
  lighting: string;
  resolution: string;
  format: 'MP4' | 'PNG';
  duration?: string;
}

/** The prompt with its settings; what nobody chose and the words do not say has the value the specification gives it. */
export function promptSheet(data: PromptData, negative = data.recovered?.negative): PromptSheet {
  const specs = specsOf(data);
  const camera = chosen(specs.cameraType);
  const kelvin = /\d+K/.exec(chosen(specs.temperature))?.[0];
  const prompt = cleanText(data.prompt);
  const said = saidInFigures(prompt);
  const aperture = stands(chosen(specs.aperture), said.aperture, prompt);
  return {
    mode: data.mode,
    ...(data.selectedModel ? { model: data.selectedModel } : {}),
    prompt,
    ...(negative ? { negativePrompt: cleanText(negative) } : {}),
    camera: camera || 'Hasselblad H6D-100c',
    lens: stands(chosen(specs.lens), said.lens, prompt) || 'XCD 85mm f/1.8',
    aperture: aperture || 'f/1.8',
    depthOfField: depthAt(aperture),
    lighting: `${kelvin ?? '3000K'} lighting`,
    resolution: '4K',
    format: data.mode === 'video' ? 'MP4' : 'PNG',
    ...(data.mode === 'video' ? { duration: sheetDuration(said.seconds, data.selectedModel ?? '') } : {}),
  };
}

export function exportJson(data: PromptData, milliseconds: number, negative?: string): ExportFile {
  return {
    name: `prompt-${milliseconds}.json`,
    type: 'application/json',
    text: `${JSON.stringify(promptSheet(data, negative), null, 2)}\n`,
  };
}

function specsOf({ formData }: PromptData): Partial<TechnicalSpecs> {
  return (formData as Partial<AdvancedForm> | undefined)?.technicalSpecs ?? {};
}

/** What was chosen in the form, until the words were changed to say another. */
function stands(choice: string, said: string | undefined, prompt: string): string {
  return choice && (prompt.includes(choice) || !said) ? choice : (said ?? '');
}

/** Shallow unless somebody chose to stop down. */
function depthAt(aperture: string): string {
  const stop = Number(/[\d.]+/.exec(aperture)?.[0] ?? 0);
  return stop >= 8 ? 'deep' : stop >= 4 ? 'moderate' : 'shallow';
}
