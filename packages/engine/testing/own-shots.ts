import { exampleIdeas } from '../src/content/ideas.ts';
import { characterExamples } from '../src/content/lessons/character-examples.ts';
import { lessons } from '../src/content/lessons/lessons.ts';
import { templateExamples } from '../src/content/lessons/template-examples.ts';
import { library } from '../src/content/library/library.ts';
import { oneClickPrompts } from '../src/content/one-click-prompts.ts';
import { advancedTemplates } from '../src/content/templates/advanced-templates.ts';
import { simpleTemplates } from '../src/content/templates/simple-templates.ts';
import { emptyAdvancedForm } from '../src/methods/advanced/advanced-form.ts';
import { roll } from '../src/methods/one-click/index.ts';
import { advancedShot, promptShot, simpleShot } from '../src/methods/shots.ts';
import { emptySimpleForm } from '../src/methods/simple/simple-form.ts';
import { framePrompts } from '../src/methods/storyboard/frame-prompts.ts';
import type { Mode, Shot } from '../src/shot/shot.ts';
import { seeded } from './seeded.ts';

/** A shot of our own making, and where it stands. */
interface OwnShot {
  where: string;
  shot: Shot;
}

const ROLLS = 24;

/** All that we hand anybody to begin with: templates, rolls, library, boards, lessons and examples. */
export function ownShots(mode: Mode): OwnShot[] {
  const cards = library.filter((prompt) => prompt.mode === mode);
  const random = seeded(20_261_122);
  const texts: [string, string][] = [
    ...cards.map(({ id, prompt }): [string, string] => [`library ${id}`, prompt]),
    ...oneClickPrompts[mode].map((text, n): [string, string] => [`one-click ${n}`, text]),
    ...exampleIdeas[mode].map((text, n): [string, string] => [`idea ${n}`, text]),
    ...lessons.flatMap(({ id, examples }) =>
      examples
        .filter((example) => example.mode === mode)
        .map(({ after }): [string, string] => [`lesson ${id}`, after.prompt]),
    ),
    ...[...characterExamples, ...templateExamples]
      .filter((example) => example.mode === mode)
      .map(({ id, prompt }): [string, string] => [`example ${id}`, prompt]),
    ...(mode === 'photo'
      ? cards.flatMap(({ id, prompt }) =>
          framePrompts(prompt).map((text, n): [string, string] => [`board of ${id}, frame ${n + 1}`, text]),
        )
      : []),
  ];
  return [
    ...texts.map(([where, text]) => ({ where, shot: promptShot(text, mode) })),
    ...Array.from({ length: ROLLS }, (_, n) => ({
      where: `roll ${n}`,
      // Behind eight that were seen it is put together anew.
      shot: roll(mode, random, { last: [{ mode, text: '', parts: {} }] }).shot,
    })),
    ...filledSimple(mode),
    ...filledAdvanced(mode),
  ];
}

/** Each template once, with its neighbours of the other steps. */
function filledSimple(mode: Mode): OwnShot[] {
  const { subject, setting, mood, camera } = simpleTemplates[mode];
  return subject.map((first, n) => ({
    where: `simple template ${first.id}`,
    shot: simpleShot(
      {
        ...emptySimpleForm,
        subject: first.text,
        setting: textAt(setting, n),
        mood: textAt(mood, n),
        cameraAngle: textAt(camera, n),
      },
      mode,
    ),
  }));
}

function filledAdvanced(mode: Mode): OwnShot[] {
  const { subject, environment, mood, camera, lighting } = advancedTemplates[mode];
  return subject.map((first, n) => ({
    where: `advanced template ${first.id}`,
    shot: advancedShot(
      {
        ...emptyAdvancedForm,
        subject: first.text,
        environment: textAt(environment, n),
        mood: textAt(mood, n),
        camera: textAt(camera, n),
        lighting: textAt(lighting, n),
      },
      mode,
    ),
  }));
}

function textAt(templates: readonly { text: string }[], n: number): string {
  return templates[n]?.text ?? '';
}
