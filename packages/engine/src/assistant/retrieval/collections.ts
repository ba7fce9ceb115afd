import { glossary, type Term } from '../../content/glossary/glossary.ts';
import { type HelpText, help } from '../../content/help/help.ts';
import { phrasings } from '../../content/help/phrasings.ts';
import { type Lesson, lessons } from '../../content/lessons/lessons.ts';
import { type LibraryPrompt, library } from '../../content/library/library.ts';
import { advancedTips, simpleTips, type Tip } from '../../content/step-tips.ts';
import { attributes } from '../models/attributes/attributes.ts';
import { namesOfModels } from '../reading/find-models.ts';
import { type Lexicon, lexiconOf } from '../reading/respell.ts';
import { synonyms } from '../reading/synonyms.ts';
import { plain } from '../reading/words.ts';
import { type Findable, searchOver } from './bm25.ts';

/** Something written that an answer can be made of. */
export interface Passage extends Findable {
  /** Of a help text. */
  id?: string | undefined;
  kind: 'help' | 'term' | 'tip' | 'lesson' | 'library';
  more?: string | undefined;
  why?: string | undefined;
  dare?: string | undefined;
  buttons?: readonly { text: string; url: string }[] | undefined;
}

const ofHelp = ({ id, title, asked, text, more, why, dare, buttons }: HelpText): Passage => ({
  kind: 'help',
  id,
  title,
  asked,
  text,
  more,
  why,
  dare,
  buttons,
});
const ofTerm = ({ name, aliases, definition }: Term): Passage => ({
  kind: 'term',
  title: name,
  asked: aliases.join(' '),
  text: definition,
});
const ofLesson = ({ id, title, summary, technique, keyPoints }: Lesson): Passage => ({
  kind: 'lesson',
  title,
  asked: technique,
  text: summary,
  more: keyPoints.map((point) => `${point.title}: ${point.text}`).join(' '),
  buttons: [{ text: 'Open the lesson', url: `/?step=trainer&lesson=${id}` }],
});
const ofLibraryPrompt = ({ title, category, description, techniques }: LibraryPrompt): Passage => ({
  kind: 'library',
  title,
  asked: [category, ...techniques].join(' '),
  text: description,
  buttons: [{ text: 'Find it in the library', url: `/?step=library&q=${encodeURIComponent(title)}` }],
});
const ofTip = ({ title, text }: Tip): Passage => ({ kind: 'tip', title, asked: '', text });

/** All that can be found. Another collection is one line. */
const passages: readonly Passage[] = [
  ...help.map(ofHelp),
  ...glossary.map(ofTerm),
  ...lessons.map(ofLesson),
  ...library.map(ofLibraryPrompt),
  ...[...Object.values(simpleTips), ...Object.values(advancedTips)].flat().map(ofTip),
];

export const findPassages = searchOver(passages, (passage) => passage);

const wordsIn = (written: readonly string[]) =>
  written.flatMap((text) => plain(text).match(/[a-z]{4,}/g) ?? []);

/** Every word that is written here, and those that people are known to ask with. */
export const lexicon: Lexicon = lexiconOf(
  wordsIn([
    ...passages.map(({ title, asked, text, more = '' }) => `${title} ${asked} ${text} ${more}`),
    ...library.flatMap(({ prompt, ctoStructure: { context, task, output } }) => [
      prompt,
      context,
      task,
      output,
    ]),
    ...lessons.flatMap(({ story, examples }) => [...story, ...examples.map(({ after }) => after.prompt)]),
    ...glossary.map(({ definition }) => definition),
    // Optional letters and all: what is listened for is known.
    ...attributes.map(({ asked }) => asked.source),
  ]),
  wordsIn([
    ...Object.values(phrasings).flat(),
    ...synonyms,
    ...help.flatMap(({ title, asked }) => [title, asked]),
    ...glossary.flatMap(({ name, aliases }) => [name, ...aliases]),
    ...namesOfModels,
  ]),
);

/** Help by its id, for answers that are sure which it is. */
export function helpOf(id: string): Passage {
  const found = help.find((text) => text.id === id);
  if (!found) throw new Error(`There is no help called ${id}.`);
  return ofHelp(found);
}
