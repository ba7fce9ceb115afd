import type { Sentence } from '../../writing/sentence.ts';
import { sayFacts, withCapital } from '../../writing/sentence.ts';
import type { Dialect, Telling } from '../dialect.ts';
import { fitAbsences } from '../pieces/absences.ts';
import { openingWith } from '../pieces/opening.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { sentenceOf, sentencesOf } from '../pieces/runs.ts';
import { shotPhrase } from '../pieces/shot-name.ts';
import { inChunks } from './chunks.ts';
import { itemsOf, withFirst, withoutArticle } from './comma-list.ts';

/** Tags for the older ones and phrases for their fronts, sentences for 3.5 and what stands behind it. */
export const stableDiffusion: Dialect = {
  joint: ', ',
  fit: fitAbsences,
  say: (telling) => {
    const { model } = telling;
    if (model?.input.value === 'prose') return inSentences(telling);
    const tags = withFirst(
      itemsOf(telling, ['scene', 'shot', 'framing', 'light', 'surroundings', 'mood', 'palette', 'look']),
      withoutArticle,
    );
    return model?.weights?.value.kind === 'parentheses' ? inChunks(tags.map(withoutMarks)) : tags;
  },
};

/** A bracket weighs what stands in it: those that weigh nothing are escaped. */
function withoutMarks(stretches: Sentence): Sentence {
  return stretches.map(({ part, text }) => ({
    part,
    text: text
      .split(WEIGHT)
      .map((piece, at) => (at % 2 === 1 ? piece : piece.replace(/(?<!\\)[()[\]]/g, '\\$&')))
      .join(''),
  }));
}

const WEIGHT = /(\([^()\n:]{1,80}:\d{1,2}(?:\.\d{1,2})?\))/;

/** Sentences, and a handful of tags for the look behind them. */
function inSentences({ fresh, facts }: Telling): Sentence[] {
  const phrases = phrasesOf(fresh);
  const withShot = { ...phrases, framing: [...shotPhrase(fresh), ...phrases.framing] };
  return spaced([
    ...openingWith(fresh, { medium: 'Photograph' }),
    ...sentencesOf(phrases, 'surroundings', 'camera'),
    sentenceOf(phrases, 'light'),
    ...sentencesOf(phrases, 'mood', 'details'),
    ...sayFacts(facts),
    sentenceOf(withShot, 'framing', 'palette', 'look', 'lens', 'focus'),
  ]);
}

/** The joint of the family is a comma: sentences bring their own space. */
function spaced(sentences: readonly Sentence[]): Sentence[] {
  const said = sentences.filter((stretches) => stretches.length > 0);
  return said.length === 0
    ? []
    : [
        said.flatMap((stretches, at) =>
          stretches.map(({ part, text }, inside) => ({
            part,
            text: at > 0 && inside === 0 ? ` ${withCapital(text)}` : text,
          })),
        ),
      ];
}
