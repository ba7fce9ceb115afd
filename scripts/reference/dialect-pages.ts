import { type Model, modelsFor } from '../../packages/engine/src/catalogue/index.ts';
import { sayUntold } from '../../packages/engine/src/content/untold.ts';
import { saidShot } from '../../packages/engine/src/methods/shots.ts';
import { write } from '../../packages/engine/src/writing/index.ts';
import { type TwelfthShot, twelveShots } from '../../packages/engine/testing/dialects/twelve-shots.ts';

const FOLDER = 'docs/reference/dialects';
const shots = Object.keys(twelveShots) as TwelfthShot[];

/** Twelve shots, a page each, as every generator is handed them; and the page that leads to them. */
export const dialectPages: Readonly<Record<string, () => string>> = {
  [`${FOLDER}/README.md`]: contents,
  ...Object.fromEntries(shots.map((name) => [`${FOLDER}/${name}.md`, () => pageOf(name)])),
};

function contents(): string {
  return [
    '# Twelve shots in every generator’s words',
    '',
    'Written by `npm run reference` from `packages/engine/testing/dialects/twelve-shots.ts`. Each page shows one shot as each',
    'model of the catalogue is handed it: stills first, then clips.',
    '',
    ...shots.map((name) => `- [${titleOf(name)}](${name}.md): ${escaped(twelveShots[name])}`),
    '',
  ].join('\n');
}

function pageOf(name: TwelfthShot): string {
  const of = (mode: Model['mode']) => modelsFor('advanced', mode).flatMap((model) => copyOf(name, model));
  return [
    `# ${titleOf(name)}`,
    '',
    'Written by `npm run reference`. The shot, as it was said:',
    '',
    ...quoted(twelveShots[name]),
    '',
    '## Stills',
    '',
    ...of('photo'),
    '## Clips',
    '',
    ...of('video'),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}

function copyOf(name: TwelfthShot, model: Model): string[] {
  const { text, negative, parameters = {}, dropped } = write(saidShot(twelveShots[name], model.mode), model);
  const settings = Object.entries(parameters).map(
    ([setting, value]) => `${escaped(setting)} ${escaped(String(value))}`,
  );
  const untold = sayUntold(dropped, model).map(
    ({ thing, values }) => `${thing} (${escaped(values.join(', '))})`,
  );
  const beside = [
    ...(negative ? [`- Negative prompt: ${escaped(negative)}`] : []),
    ...(settings.length > 0 ? [`- Settings: ${settings.join(', ')}`] : []),
    ...(untold.length > 0 ? [`- Cannot be told: ${untold.join('; ')}`] : []),
  ];
  return [
    `### ${model.name}`,
    '',
    ...(text === '' ? ['It reads no text.'] : quoted(text)),
    ...(beside.length > 0 ? ['', ...beside] : []),
    '',
  ];
}

function quoted(text: string): string[] {
  return text.split('\n').map((line) => `> ${escaped(line)}`.trimEnd());
}

/** Signs of Markdown are signs of prompts too. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]|^-(?=\s)|--/g, (sign) => (sign === '--' ? '\\-\\-' : `\\${sign}`));
}

function titleOf(name: TwelfthShot): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
