import type { Model } from '../../catalogue/index.ts';
import type { Fitted } from '../../writing/fit-model.ts';
import type { Sentence } from '../../writing/sentence.ts';
import type { Telling } from '../dialect.ts';
import { narration } from './narration.ts';
import { leaveUnread } from './only-spoken.ts';

const feelings: readonly (readonly [RegExp, string])[] = [
  [/\b(?:happy|joy\w*|warm|cheer\w*|playful|bright|hopeful|glad|proud)\b/i, 'happy'],
  [/\b(?:surpris\w*|astonish\w*|amaz\w*|wonder\w*|awe)\b/i, 'surprise'],
  [/\b(?:serious|tense|grave|sad|sombre|somber|quiet|stern|solemn|melanchol\w*|grim|urgent)\b/i, 'serious'],
];

/** The face and the format, where the object has a place for them; who says it and how have none. */
export function settingsOfTalk(fitted: Fitted, model: Model, mood: string): void {
  const { parameters } = fitted;
  const optionsOf = (name: string) =>
    model.parameters.find(({ value }) => value.name === name)?.value.options;
  const expression = feelings.find(([words]) => words.test(mood))?.[1] ?? 'neutral';
  if (optionsOf('driver_expressions')?.includes(expression)) parameters['driver_expressions'] ??= expression;
  if (optionsOf('orientation')?.includes('landscape')) setOrientation(fitted);
  leaveUnread(fitted);
}

/** It lies or it stands; a square is neither. */
function setOrientation({ shot, parameters, dropped }: Fitted): void {
  if (!shot.ratio) return;
  const [width = 1, height = 1] = shot.ratio.split(':').map(Number);
  if (width === height) {
    delete parameters['orientation'];
    dropped.push({ field: 'ratio', value: shot.ratio, reason: 'ratio-not-offered' });
    return;
  }
  const at = dropped.findIndex(({ field }) => field === 'ratio');
  if (at >= 0) dropped.splice(at, 1);
  parameters['orientation'] = width > height ? 'landscape' : 'portrait';
}

/** One face from a picture, or a scene for each line. */
export function talk({ model, fresh, parameters }: Telling): Sentence[] {
  const lines = narration(fresh);
  const expression = parameters['driver_expressions'];
  if (model?.startImage?.value === 'required')
    return object([
      ['  "script": { "type": "text", "input": ', lines.join(' '), ' }'],
      ...(expression === undefined
        ? []
        : [
            [
              `  "config": { "driver_expressions": { "expressions": [{ "start_frame": 0, "expression": ${JSON.stringify(expression)}, "intensity": ${parameters['intensity'] ?? 1} }] } }`,
            ] as const,
          ]),
    ]);
  const { orientation } = parameters;
  return object([
    ...(orientation === undefined ? [] : [[`  "orientation": ${JSON.stringify(orientation)}`] as const]),
    ...lines.map(
      (words, at) =>
        [
          `${at === 0 ? '  "scenes": [\n' : ''}    { "scripts": [{ "org": `,
          words,
          ` }] }${at === lines.length - 1 ? '\n  ]' : ''}`,
        ] as const,
    ),
  ]);
}

type Field = readonly [string] | readonly [string, string, string];

function object(fields: readonly Field[]): Sentence[] {
  const inner = fields.flatMap(([open, words, close], at): Sentence => {
    const end = at === fields.length - 1 ? '' : ',\n';
    return words === undefined
      ? [{ part: 'technical', text: `${open}${end}` }]
      : [
          { part: 'technical', text: open },
          { part: 'audio', text: JSON.stringify(words) },
          { part: 'technical', text: `${close}${end}` },
        ];
  });
  return [[{ part: 'technical', text: '{\n' }, ...inner, { part: 'technical', text: '\n}' }]];
}
