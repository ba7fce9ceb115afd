import { glossary } from '../../content/glossary/glossary.ts';
import { help } from '../../content/help/help.ts';
import type { HelpText } from '../../content/help/help-text.ts';
import { phrasings } from '../../content/help/phrasings.ts';
import { lessons } from '../../content/lessons/lessons.ts';
import { library, libraryCategories } from '../../content/library/library.ts';
import { plural } from '../../text/plural.ts';
import { boxes } from './boxes.ts';

/** Something written here that can be the answer to a question. */
export interface Entry {
  readonly id: string;
  readonly kind: 'help' | 'term' | 'lesson' | 'box' | 'shelf';
  readonly title: string;
  /** How people ask for it. */
  readonly asked: readonly string[];
  /** Other words of it, that it may be found by. */
  readonly about: string;
  readonly text: string;
  readonly more?: string;
  readonly why?: string;
  readonly dare?: string;
  readonly buttons?: readonly { text: string; url: string }[];
}

const ofHelp = (text: HelpText): Entry => ({
  id: `help:${text.id}`,
  kind: 'help',
  title: text.title,
  asked: [text.title, ...(phrasings[text.id] ?? [])],
  about: `${text.asked} ${text.text} ${text.more ?? ''}`,
  text: text.text,
  ...(text.more !== undefined && { more: text.more }),
  ...(text.why !== undefined && { why: text.why }),
  ...(text.dare !== undefined && { dare: text.dare }),
  ...(text.buttons !== undefined && { buttons: text.buttons }),
});

/** All that is written here, in one list. */
export const entries: readonly Entry[] = [
  ...help.map(ofHelp),
  ...glossary.map(
    ({ id, name, aliases, definition }): Entry => ({
      id: `term:${id}`,
      kind: 'term',
      title: name,
      asked: [name, ...aliases],
      about: definition,
      text: `**${name}**: ${definition}`,
      ...(aliases.length > 0 && {
        more: `Also called ${aliases
          .slice(0, 3)
          .map((alias) => `“${alias}”`)
          .join(' or ')}.`,
      }),
      dare: `build one shot in which “${name.toLowerCase()}” is the only thing that happens.`,
    }),
  ),
  ...lessons.map(
    ({ id, title, summary, technique, keyPoints }): Entry => ({
      id: `lesson:${id}`,
      kind: 'lesson',
      title,
      asked: [title, technique],
      about: `${summary} ${keyPoints.map((point) => `${point.title} ${point.text}`).join(' ')}`,
      text: `${summary} ${keyPoints
        .slice(0, 2)
        .map((point) => point.text)
        .join(' ')}`,
      more: `That is from the lesson “${title}” in the Trainer.`,
      buttons: [{ text: 'Open the Trainer', url: '/?step=trainer' }],
    }),
  ),
  ...boxes.map(
    ({ said, simple, advanced }): Entry => ({
      id: `box:${advanced}`,
      kind: 'box',
      title: `Where to say it: ${advanced}`,
      asked: said
        .split(', ')
        .flatMap((thing) => [
          `where do i say the ${thing}`,
          `where does the ${thing} go`,
          `which box is for the ${thing}`,
          `where do i put the ${thing}`,
          `where do i set the ${thing}`,
        ]),
      about: said,
      text: `In **Advanced Steps** it has a step of its own: **${advanced}**. In **Simple Steps** it goes into **${simple}**.`,
      buttons: [
        { text: 'Open Advanced Steps', url: '/?step=mode&method=enhanced' },
        { text: 'Open Simple Steps', url: '/?step=steps&mode=photo&method=guided' },
      ],
    }),
  ),
  ...libraryCategories.map((category): Entry => {
    const count = library.filter((prompt) => prompt.category === category).length;
    const name = category.toLowerCase();
    return {
      id: `shelf:${category}`,
      kind: 'shelf',
      title: `${category} prompts in the Library`,
      asked: [
        `${name} examples`,
        `ready made ${name} prompts`,
        `example prompts for ${name}`,
        `show me ${name} prompts`,
        `finished ${name} prompts`,
        `${name} prompts in the library`,
        `${name} prompts to copy`,
      ],
      about: name,
      text: `The **Library** has ${count} finished ${plural(count, 'prompt')} under **${category}**. **Use** opens one in the result view, **Copy** takes its text; neither uses a generation.`,
      buttons: [{ text: `Open ${category}`, url: `/?step=library&category=${encodeURIComponent(category)}` }],
    };
  }),
];

const byId = new Map(entries.map((entry) => [entry.id, entry]));

export function entryOf(id: string): Entry | undefined {
  return byId.get(id);
}
