import { type Made, made, type Setting } from './made.ts';
import { FREE_TEXTS, type Sources } from './sources.ts';

/** Midjourney: the command as it was given, its parameters included, mostly with the number of the job behind. */
export function readMidjourney(sources: Sources): Made | undefined {
  for (const { text } of sources.named('Description', 'dc:description', ...FREE_TEXTS)) {
    if (text.length > LONGEST) continue;
    const job = text.match(/Job ID: ?([0-9a-f]{8}-[0-9a-f-]{27})/i);
    const words = (job ? text.slice(0, job.index) : text).trim();
    if (!job && !SURE.test(words)) continue;
    const { prompt, settings } = splitParameters(words);
    if (!prompt && !job) continue;
    const command = prompt ? words : undefined;
    const named = (...names: string[]) => settings.find(({ name }) => names.includes(name))?.value;
    const version = named('v', 'version');
    const niji = named('niji');
    return made(
      'Midjourney',
      {
        prompt: command,
        negative: named('no'),
        seed: named('seed'),
        model: niji ? `Niji ${niji}` : version && `V${version}`,
      },
      [
        ...settings.filter(({ name }) => name !== 'no' && name !== 'seed'),
        ...(job?.[1] ? [{ name: 'Job ID', value: job[1] }] : []),
      ],
    );
  }
  return undefined;
}

const LONGEST = 50_000;
/** Without a job, only what nobody else writes behind two hyphens. */
const SURE = /\s--(ar|aspect) \d{1,4}:\d{1,4}(?=\s|$)|\s--(v|niji|stylize) \d{1,4}(\.\d)?(?=\s|$)/;

/** The parameters begin with the first of them; each reaches to the next. */
function splitParameters(words: string): { prompt: string; settings: Setting[] } {
  const parts = ` ${words}`.split(/\s(?:--|\u2014)(?=[a-z]+(?:\s|$))/);
  const settings = parts.slice(1).map((part) => {
    const [name = ''] = part.split(/\s/, 1);
    return { name, value: part.slice(name.length).trim() || 'on' };
  });
  return { prompt: (parts[0] ?? '').trim(), settings };
}
