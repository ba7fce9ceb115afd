import type { Input, Model } from '../../catalogue/index.ts';
import { guideOf } from '../../copies/form/guide.ts';
import { hardLimits } from '../../writing/fit-length.ts';

/** How a generator reads, in a sentence. */
export const readsAs: Readonly<Partial<Record<Input, string>>> = {
  prose: 'It reads plain sentences that describe what is seen.',
  sections: 'It reads plain sentences first, then blocks with a label each.',
  caption: 'It reads one short sentence, like a caption.',
  phrases: 'It reads short phrases behind commas, the important ones first.',
  tags: 'It reads single words and short phrases behind commas.',
  flagged: 'It reads short phrases behind commas. Its flags are set beside your words: write none.',
  motion: 'It reads what moves and how, over a start image that shows the rest: one or two plain sentences.',
  beats: 'It reads one sentence for each thing that happens, in order.',
};

/** What its maker asks for: tips, order, limits, moves, sound, lettering. */
export function makersRules(model: Model): string[] {
  const { tips, input } = model;
  const { order, isSubjectFirst } = guideOf(model);
  const limits = hardLimits(model).map(
    ({ max, unit }) => `at most ${max} ${unit === 'utf16-units' ? 'characters' : unit}`,
  );
  return [
    ...tips.map((tip) => `- ${tip}`),
    `- Order: ${order.map((slot) => (slot === 'technical' ? 'style and medium' : slot)).join(', ')}.${isSubjectFirst ? ' What stands first counts most: the main subject and its own details open the prompt.' : ''}`,
    ...(limits.length > 0
      ? [`- Length: ${[...limits, ...bestOf(model)].join(', ')}.`]
      : bestOf(model).map((best) => `- Length: ${best}.`)),
    ...moves(model),
    ...sound(model),
    ...(input.value === 'sections' ? [BLOCKS] : []),
    ...(model.lettering?.value.quote
      ? [
          '- Words to be read in the picture stand in double quotation marks, with where they stand and in what hand.',
        ]
      : []),
    ...weights(model),
  ];
}

const BLOCKS =
  '- Blocks come behind the prose, each on lines of its own, only those that there is something for: “Cinematography:” with “Camera:” and “Lighting:”, “Actions:” with a line “- …” for each beat, “Dialogue:” with a line “- Name, in what manner: "words"” for each line spoken, “Background Sound:”. What stands in a block is not said in the prose as well; an action after a line spoken says so (“after the answer, she …”). A label goes with the words of the first piece behind it, with its line breaks (“\\nDialogue:\\n- Anna: "…"”).';

function bestOf({ limits }: Model): string[] {
  return limits.flatMap(({ value: { of, kind, min, max, unit } }) =>
    of === 'prompt' && kind === 'best'
      ? [
          `best ${min === undefined ? 'up to ' : `${min} to `}${max} ${unit === 'utf16-units' ? 'characters' : unit}`,
        ]
      : [],
  );
}

function moves({ camera, mode }: Model): string[] {
  if (mode !== 'video' || !camera) return [];
  const { kind, moves: names = {}, together } = camera.value;
  if (kind === 'brackets')
    return [
      `- A camera move is a command in brackets where it happens, and is not said in words as well: ${Object.values(
        names,
      )
        .map((move) => `[${move}]`)
        .join(
          ' ',
        )}. Moves at once share a bracket ([Pan left,Tilt up]); what comes after stands in the next.`,
    ];
  return together === 1
    ? ['- One camera move a clip, in the words of the trade.']
    : ['- The camera in the words of the trade (static, push in, pan left).'];
}

function sound({ audio, mode }: Model): string[] {
  if (mode !== 'video' || !audio) return [];
  if (audio.value.length === 0)
    return ['- The clip is silent: write no sound. What is to be heard goes into left as “silent”.'];
  return [
    '- A line spoken stands where it happens, in the order of events, with its speaker, in quotation marks; every other sound stands in a sentence of its own, where it is heard or at the end.',
  ];
}

function weights({ weights: known }: Model): string[] {
  const { kind } = known?.value ?? { kind: 'none' };
  if (kind === 'parentheses')
    return ['- Where the person asks for more of something, by how much: “(pulled out drawer:1.3)”.'];
  return [];
}
