import { type ImageAnalysis, type ReverseModel, reversePrompt } from '@cuewright/engine/methods';
import { correctionsIn, tellSeen, type Verdicts, withLightOf } from '@cuewright/engine/sight';
import { isBlankText } from '@cuewright/engine/text';
import type { Analyzed } from '../../features/picture-reading/analyze-picture.ts';
import { readLooks } from './looks.ts';
import type { Sitting } from './sitting.ts';

/** Puts what somebody says is in the picture into an analysis. */
export type NamePicture = (analysis: ImageAnalysis, said: string) => ImageAnalysis;

/** An analysis with what was said, and its prompt in the form and shape that are chosen. */
export function writeSitting(
  { stage, said, verdicts, lightOf, model, isOwnShape }: Sitting,
  name: NamePicture | undefined,
) {
  const seen = stage.kind === 'analyzed' ? stage.answer.seen : undefined;
  const read =
    stage.kind === 'analyzed'
      ? withVerdicts(stage.answer, verdicts)
      : stage.kind === 'fallback' && stage.analysis;
  if (!read) return undefined;
  const isNamed = !isBlankText(said);
  const corrections = isNamed && seen ? correctionsIn(seen.sightings, verdicts) : [];
  const named = isNamed ? (name ?? asSubject)(read, [said.trim(), ...corrections].join(', ')) : read;
  const lit = readLooks().find(({ id }) => id === lightOf);
  const analysis: ImageAnalysis = { ...(lit ? withLightOf(named, lit) : named), model };
  const ratio = stage.kind === 'analyzed' ? stage.answer.measured.shape.ratio : undefined;
  const written = reversePrompt(analysis, model, isOwnShape ? ratio : undefined);
  return {
    analysis,
    written,
    isNamed,
    isPlaceNamed: isNamed && named.environment !== read.environment,
    /** The picture's shape, where the text can say it and says another. */
    ownRatio: canSayShape(model) && ratio !== '16:9' ? ratio : undefined,
  };
}

/** What was seen counts as far as the person lets it; they have said nothing where nothing is known of it. */
function withVerdicts({ analysis, seen, originalCaption }: Analyzed, verdicts: Verdicts): ImageAnalysis {
  if (!seen) return analysis;
  return { ...analysis, ...tellSeen(seen.without, seen.sightings, verdicts, originalCaption !== '') };
}

/** As long as the words are not read yet, all of them are the subject. */
function asSubject(analysis: ImageAnalysis, said: string): ImageAnalysis {
  return { ...analysis, subject: said };
}

function canSayShape(model: ReverseModel): boolean {
  return model === 'midjourney';
}
