import { read } from '../../packages/engine/src/language/index.ts';
import { type Kind, kinds, type Statement } from '../../packages/engine/src/language/statement.ts';
import { table } from './table.ts';

const meanings: Readonly<Record<Kind, string>> = {
  figure: 'somebody or something seen, with its traits',
  action: 'what somebody does',
  place: 'where',
  time: 'the hour, the season, the weather',
  camera: 'size, angle, lens, focus, framing',
  move: 'what the camera does',
  light: 'where light comes from, and how it is',
  look: 'medium, style, stock, grade',
  mood: 'what it feels like',
  lettering: 'words that are drawn in the picture',
  line: 'words that are spoken',
  sound: 'what else is heard',
  absence: 'what must not be there',
  setting: 'shape, length, size, rate, count, a generator’s own parameters',
  request: 'what is said to whoever writes the prompt, or about the job',
  reference: 'a picture or a person that is given beside the words',
  rest: 'none of these',
};

/** Lines of the trade, one for each thing that reading has to tell apart. */
const examples = [
  'A baker in a blue apron kneads dough in a tiled kitchen at dawn, 85mm, no text',
  'two brothers in boiler suits, one laughing, carrying a piano',
  'our cup that says KAKAO & KO beside a fern',
  'She whispers: "Not yet."',
  'MARTA, dry: “Again.”',
  'a mug with «also his» on it, and a painting called "The Long Watch"',
  'a market square in Turin, square picture',
  '9:16, 8 seconds: a tram turns, number 1080 on its side',
  'a pier at dusk without boats or people',
  'a horse without a rider waits, not without its flaws',
  'no dogs except the old beagle',
  'He does not look up.',
  'a red bus, no wait, a green one',
  'Hi! Could you make me a picture of a lamplighter? It must be licence free.',
  'slow push-in on the mouse hole, then the camera holds still',
  'Kettle whistling in the background. Low golden light from the left.',
  '@mara on the roof, like the attached sketch',
  'Light: one bare bulb. Avoid: boats, rain',
  '{"subject":"ferryman","camera":"slow push in","negative":["smoke"]}',
  'una panadera entra, sin gente, luz de la tarde',
] as const;

/** What a statement is, and what twenty lines are read as. */
export function readingPage(): string {
  const list = kinds.map((kind) => [`\`${kind}\``, meanings[kind]]);
  return `# How a text is read

Written from \`packages/engine/src/language\` by \`npm run reference\`; why it is built so says
[decision 63](../decisions/0063-one-reading.md).

A text is read once. Every stretch of it belongs to one statement, and statements may lie in each other: the words on a
sign in the clause about the sign. Each says who tells that it is of its kind. A \`mark\` is the person’s own word and wins;
\`form\` is syntax, a label or words that can mean nothing else; \`agreed\` are two witnesses that do not know of each other; a
\`guess\` colours words and asks, and takes nothing away.

${table(['Kind', 'What it is'], list)}

## Twenty lines

${examples.map(shown).join('\n\n')}
`;
}

function shown(line: string): string {
  const { text, statements } = read(line, { isClip: true });
  const rows = statements.map((one) => [
    `${'· '.repeat(depthOf(statements, one))}${text.slice(one.from, one.to)}`,
    one.kind,
    one.sure,
  ]);
  return `### ${line.replaceAll('*', '\\*')}\n\n${table(['Stretch', 'Kind', 'By'], rows)}`;
}

function depthOf(statements: readonly Statement[], { within }: Statement): number {
  const around = within === undefined ? undefined : statements[within];
  return around ? 1 + depthOf(statements, around) : 0;
}
