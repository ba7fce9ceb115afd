import { type Infotext, readInfotext } from './infotext.ts';
import { type Made, made } from './made.ts';
import type { Sources } from './sources.ts';

/** A1111 and everybody who writes as it does: prompt, negative prompt, one line of settings. */
export function readA1111(sources: Sources): Made | undefined {
  const graph = sources.named('prompt', 'workflow').map(({ text }) => text);
  const ownFirst = [...sources.named('parameters', 'UserComment'), ...sources.all];
  for (const { text, key } of ownFirst) {
    if (graph.includes(text)) continue;
    const infotext = readInfotext(text);
    if (!infotext || (infotext.settings.length === 0 && key.toLowerCase() !== 'parameters')) continue;
    const { prompt, negative, settings } = infotext;
    const named = (name: string) =>
      settings.find((setting) => setting.name.toLowerCase() === name)?.value || undefined;
    return made(
      writerOf(infotext, sources, graph.length > 0),
      {
        version: named('version')?.replace(/^(ComfyUI|Fooocus|InvokeAI)\s*/i, ''),
        // Fooocus and its kin put what styles made of it first; what was asked for stands by itself.
        prompt: named('raw prompt') ?? prompt,
        negative: named('raw negative prompt') ?? negative,
        model: named('model') ?? named('base model'),
        seed: named('seed'),
      },
      settings.filter(({ name }) => !OWN_FIELDS.includes(name.toLowerCase())),
    );
  }
  return undefined;
}

const OWN_FIELDS = ['model', 'base model', 'seed', 'version', 'raw prompt', 'raw negative prompt'];

/** Who wrote it, by what only they write. */
function writerOf({ settings }: Infotext, sources: Sources, hasGraph: boolean): string {
  const named = (name: string) => settings.find((setting) => setting.name === name)?.value;
  const version = named('Version') ?? '';
  const software = sources.text('Software') ?? '';
  if (sources.named('parameters-json', 'smproj').length > 0) return 'Stability Matrix';
  if (named('App')?.startsWith('SD.Next') || named('Backend') || named('Pipeline')) return 'SD.Next';
  if (/^Fooocus/i.test(version)) return 'Fooocus';
  if (/^ComfyUI/i.test(version) || (hasGraph && !version)) return 'ComfyUI';
  if (/^neo/i.test(version)) return 'Forge Neo';
  if (/^f\d/.test(version)) return 'Forge';
  if (/reforge/i.test(version)) return 'reForge';
  if (/^InvokeAI/i.test(version)) return 'InvokeAI';
  // Pictures made on the site itself name this author.
  if (sources.text('Artist') === 'ai') return 'Civitai';
  if (named('Civitai resources') || named('Civitai metadata') || named('Created Date')) return 'Civitai';
  if (/^(Easy Diffusion|Draw Things|SwarmUI|Amuse|PixAI|TensorArt|SeaArt)/i.test(software)) return software;
  return 'A1111';
}
