import { readDraft, writeDraft } from '../../lib/draft.ts';
import { noteChosen } from './lost-picture.ts';
import type { Sitting } from './sitting.ts';

const NAME = 'image-to-prompt';

/** What a reload leaves of an analysis: all but the picture, which is stored nowhere. */
type Kept = Pick<
  Sitting,
  'stage' | 'generationId' | 'saved' | 'said' | 'verdicts' | 'model' | 'isOwnShape' | 'isAnalysisWanted'
> & {
  picture: { name: string; type: string; size: number };
};

export function keepSitting(sitting: Sitting): void {
  const { file, stage, generationId, saved, said, verdicts, model, isOwnShape, isAnalysisWanted } = sitting;
  const kept: Kept | null =
    file && stage.kind === 'analyzed'
      ? {
          picture: { name: file.name, type: file.type, size: file.size },
          ...{ stage, generationId, saved, said, verdicts, model, isOwnShape, isAnalysisWanted },
        }
      : null;
  noteChosen(file && !kept ? file.name : '');
  if (kept ?? readDraft<Kept | null>(NAME, null, isKept)) writeDraft(NAME, kept);
}

/** The sitting that was on the screen before a reload, with a file that says what the picture was called and holds nothing. */
export function keptSitting(): Partial<Sitting> | undefined {
  const kept = readDraft<Kept | null>(NAME, null, isKept);
  if (!kept) return undefined;
  const { picture, ...sitting } = kept;
  const file = new File([], picture.name, { type: picture.type });
  Object.defineProperty(file, 'size', { value: picture.size });
  return { ...sitting, file, isPictureGone: true };
}

/** Stored by us and by nobody else, so it is whole when its outline is. */
function isKept(value: unknown): value is Kept {
  const { picture, stage, generationId } = (value ?? {}) as Partial<Kept>;
  if (typeof picture?.name !== 'string' || typeof generationId !== 'string') return false;
  return stage?.kind === 'analyzed' && typeof stage.answer?.analysis?.subject === 'string';
}
