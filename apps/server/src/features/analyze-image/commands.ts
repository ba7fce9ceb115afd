import type { Actor, CallAnswer } from '@cuewright/contract';
import type { MadeFacts } from '@cuewright/engine/image-metadata';
import type { ReverseModel } from '@cuewright/engine/methods';
import { wholePrompt } from '@cuewright/engine/recovered';
import type { Queryable } from '../../database/tables.ts';
import type { Deps } from '../../deps.ts';
import { fail, ok, type Result } from '../../result.ts';
import type { Asking, Models, SeenPicture } from '../../services/ai/models.ts';
import type { Engine, JobTurn } from '../../services/engine/engine.ts';
import type { Eyes } from '../../services/eyes/eyes.ts';
import type { PictureReader, PictureReading } from '../../services/picture-reader/picture-reading.ts';
import { openPicture, type PictureFailure } from '../../services/pictures/open-picture.ts';
import { exactAnswer } from './exact-answer.ts';
import { pictureHash } from './picture-hash.ts';
import { type PromptOfAnalysis, promptOfAnalysis } from './prompt-of-analysis.ts';
import { presentMade } from './recovered.ts';

/** What an analysis says, without the id of the generation it cost. */
export type Analysis = Omit<CallAnswer<'POST /api/analyze-image'>, 'success' | 'generation_id'>;

interface Work {
  generationId?: string | undefined;
  method: 'reverse';
  seconds: number;
  pictureHash: string;
}

interface Answered {
  generationId: string;
  answer: Analysis;
}

type Unpaid = 'generation-not-found' | 'generation-spent' | 'daily-limit-reached';

export interface AnalysisParts extends Pick<Deps, 'db' | 'clock' | 'newId'> {
  reader: PictureReader;
  eyes: Eyes;
  see: Models['see'];
  engine: Engine;
  /** Lets work cost a generation, once however often it is asked for; `keep` is of the transaction that counts it. */
  answerOnce: (
    actor: Actor,
    work: Work,
    make: () => Promise<Analysis>,
    keep: (trx: Queryable, answered: Answered) => Promise<void>,
  ) => Promise<Result<Answered, Unpaid>>;
  /** Keeps a prompt of a counted generation, in that workspace where there is one of that id. */
  keepPrompt: (trx: Queryable, actor: Actor, prompt: PromptToKeep) => Promise<void>;
}

interface PromptToKeep extends PromptOfAnalysis {
  generationId: string;
  workspaceId: string | undefined;
}

interface PictureToAnalyze {
  bytes: Uint8Array;
  model: ReverseModel;
  /** With what the camera wrote into the file. */
  isEnhanced: boolean;
  /** A prompt that the file holds is the answer. */
  isRecovered: boolean;
  generationId?: string | undefined;
  /** Where its prompt is kept, and the person's own day, which titles it. */
  workspaceId?: string | undefined;
  today?: string | undefined;
  /** Aborts when whoever asked has gone. */
  signal: AbortSignal;
}

/** More than a picture may take, with those that wait before it. */
const SECONDS = 60;

/**
 * What is no picture costs nothing, and neither does a prompt that the file holds: it is read before the allowance is
 * asked. What turns out to be damaged is given back. What is counted is saved in the same transaction, so that nothing
 * that happens to the page in between loses it, and the same file counts once a day.
 */
export async function analyzeImage(
  { db, clock, newId, reader, eyes, see, engine, answerOnce, keepPrompt }: AnalysisParts,
  actor: Actor,
  { bytes, model, isEnhanced, isRecovered, generationId, workspaceId, today, signal }: PictureToAnalyze,
): Promise<Result<Answered, Unpaid | PictureFailure | 'overloaded'>> {
  const opened = await openPicture(bytes);
  if (!opened.ok) return opened;
  const made = await reader.recover(opened.value, actor.id);
  const turn: JobTurn = { turn: actor.id, signal };
  if (isRecovered && made?.prompt?.trim()) {
    const answer = await exactAnswer(engine, turn, made, wholePrompt(made), model);
    return ok({ generationId: generationId ?? newId(), answer });
  }
  const now = clock();
  const work: Work = {
    generationId,
    method: 'reverse',
    seconds: SECONDS,
    pictureHash: await pictureHash(db, { userId: actor.id, now, bytes }),
  };
  const read = async (): Promise<Analysis> => {
    const found = await reader.read(opened.value, actor.id);
    if (!found.ok) throw new Unreadable();
    const reading = { ...found.value, camera: isEnhanced ? found.value.camera : {} };
    const asking: Asking = { personId: actor.id, ...turn };
    const look = () => eyes.look(opened.value, actor.id);
    const seen = await see({ picture: opened.value, reading, model, look }, asking);
    const prompt = await engine.run('write-analysis', { analysis: seen.analysis, model }, turn);
    return analysisOf(seen, { ...found.value, made }, { prompt, model });
  };
  try {
    const answered = await answerOnce(actor, work, read, async (trx, counted) => {
      const prompt = promptOfAnalysis(counted.answer, { today, now });
      await keepPrompt(trx, actor, { ...prompt, generationId: counted.generationId, workspaceId });
    });
    if (!answered.ok) return answered;
    const { answer, ...first } = answered.value;
    return ok({ ...first, answer: await writtenFor(engine, turn, model, answer) });
  } catch (error) {
    if (error instanceof Unreadable) return fail('picture-unreadable');
    // Nobody is there to be answered.
    if (signal.aborted && error === signal.reason) return fail('overloaded');
    throw error;
  }
}

/** What was read of a picture once, in the form that is asked for now. */
async function writtenFor(
  engine: Engine,
  turn: JobTurn,
  model: ReverseModel,
  answer: Analysis,
): Promise<Analysis> {
  if (answer.analysis.model === model) return answer;
  const prompt = await engine.run('write-analysis', { analysis: answer.analysis, model }, turn);
  return { ...answer, prompt, analysis: { ...answer.analysis, model } };
}

/** Breaks off work that has been paid for, so that it is given back. */
class Unreadable extends Error {}

function analysisOf(
  { analysis, originalCaption, reasons, source, seen, answered_by }: SeenPicture,
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
    ...(seen && { seen }),
    ...(Object.keys(recovered).length > 0 && { recovered }),
    answered_by,
  };
}
