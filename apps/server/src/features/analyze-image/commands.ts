import type { Actor, CallAnswer } from '@cuewright/contract';
import type { MadeFacts } from '@cuewright/engine/image-metadata';
import type { ReverseModel } from '@cuewright/engine/methods';
import { fail, ok, type Result } from '../../result.ts';
import type { Asking, Models, SeenPicture } from '../../services/ai/models.ts';
import type { Engine, JobTurn } from '../../services/engine/engine.ts';
import type { PictureReader, PictureReading } from '../../services/picture-reader/picture-reading.ts';
import { openPicture, type PictureFailure } from '../../services/pictures/open-picture.ts';
import { exactAnswer } from './exact-answer.ts';
import { presentMade } from './recovered.ts';

/** What an analysis says, without the id of the generation it cost. */
export type Analysis = Omit<CallAnswer<'POST /api/analyze-image'>, 'success' | 'generation_id'>;

interface Work {
  generationId?: string | undefined;
  method: 'reverse';
  seconds: number;
}

type Unpaid = 'generation-not-found' | 'generation-spent' | 'daily-limit-reached';

export interface AnalysisParts {
  reader: PictureReader;
  see: Models['see'];
  engine: Engine;
  newId: () => string;
  /** Lets work cost a generation, once however often it is asked for. */
  answerOnce: (
    actor: Actor,
    work: Work,
    make: () => Promise<Analysis>,
  ) => Promise<Result<{ generationId: string; answer: Analysis }, Unpaid>>;
}

interface PictureToAnalyze {
  bytes: Uint8Array;
  model: ReverseModel;
  /** With what the camera wrote into the file. */
  isEnhanced: boolean;
  /** A prompt that the file holds is the answer. */
  isRecovered: boolean;
  generationId?: string | undefined;
  /** Aborts when whoever asked has gone. */
  signal: AbortSignal;
}

/** More than a picture may take, with those that wait before it. */
const SECONDS = 60;

/**
 * What is no picture costs nothing, and neither does a prompt that the file holds: it is read before the allowance is
 * asked. What turns out to be damaged is given back.
 */
export async function analyzeImage(
  { reader, see, engine, newId, answerOnce }: AnalysisParts,
  actor: Actor,
  { bytes, model, isEnhanced, isRecovered, generationId, signal }: PictureToAnalyze,
): Promise<Result<{ generationId: string; answer: Analysis }, Unpaid | PictureFailure | 'overloaded'>> {
  const opened = await openPicture(bytes);
  if (!opened.ok) return opened;
  const made = await reader.recover(opened.value);
  const turn: JobTurn = { turn: actor.id, signal };
  if (isRecovered && made?.prompt?.trim()) {
    const answer = await exactAnswer(engine, turn, made, made.prompt, model);
    return ok({ generationId: generationId ?? newId(), answer });
  }
  try {
    return await answerOnce(actor, { generationId, method: 'reverse', seconds: SECONDS }, async () => {
      const read = await reader.read(opened.value);
      if (!read.ok) throw new Unreadable();
      const reading = { ...read.value, camera: isEnhanced ? read.value.camera : {} };
      const asking: Asking = { personId: actor.id, ...turn };
      const seen = await see({ picture: opened.value, reading, model }, asking);
      const prompt = await engine.run('write-analysis', { analysis: seen.analysis, model }, turn);
      return analysisOf(seen, { ...read.value, made }, { prompt, model });
    });
  } catch (error) {
    if (error instanceof Unreadable) return fail('picture-unreadable');
    // Nobody is there to be answered.
    if (signal.aborted && error === signal.reason) return fail('overloaded');
    throw error;
  }
}

/** Breaks off work that has been paid for, so that it is given back. */
class Unreadable extends Error {}

function analysisOf(
  { analysis, originalCaption, reasons, source, answered_by }: SeenPicture,
  { measured, camera, made }: PictureReading & { made: MadeFacts | undefined },
  { prompt, model }: { prompt: string; model: ReverseModel },
): Analysis {
  const recovered = {
    ...(made && presentMade(made)),
    ...(Object.keys(camera).length > 0 && { camera }),
  };
  return {
    prompt,
    analysis: { ...analysis, model },
    originalCaption,
    confidence: analysis.confidence,
    source,
    reasons,
    measured,
    ...(Object.keys(recovered).length > 0 && { recovered }),
    answered_by,
  };
}
