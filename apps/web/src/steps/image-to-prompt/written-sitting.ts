import { type ImageAnalysis, type ReverseModel, reversePrompt } from '@cuewright/engine/methods';
import { isBlankText } from '@cuewright/engine/text';
import type { Sitting } from './sitting.ts';

/** Puts what somebody says is in the picture into an analysis. */
export type NamePicture = (analysis: ImageAnalysis, said: string) => ImageAnalysis;

/** An analysis with what was said, and its prompt in the form and shape that are chosen. */
export function writeSitting({ stage, said, model, isOwnShape }: Sitting, name: NamePicture | undefined) {
  const read =
    stage.kind === 'analyzed' ? stage.answer.analysis : stage.kind === 'fallback' && stage.analysis;
  if (!read) return undefined;
  const isNamed = !isBlankText(said);
  const named = isNamed ? (name ?? asSubject)(read, said.trim()) : read;
  const analysis: ImageAnalysis = { ...named, model };
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

/** As long as the words are not read yet, all of them are the subject. */
function asSubject(analysis: ImageAnalysis, said: string): ImageAnalysis {
  return { ...analysis, subject: said };
}

function canSayShape(model: ReverseModel): boolean {
  return model === 'midjourney';
}
