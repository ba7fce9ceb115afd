import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Engine } from '../engine/engine.ts';
import { converseByModel } from './converse/converse-by-model.ts';
import { artistByModel } from './draw/artist-by-model.ts';
import { modelsOfEngine } from './embedded/models-of-engine.ts';
import { type Deadlines, type FellBack, Guard } from './guards/guard.ts';
import { ModelMetrics } from './guards/model-metrics.ts';
import { Seats } from './guards/seats.ts';
import { SharedAnswers } from './guards/shared-answers.ts';
import type { Spending } from './guards/spending.ts';
import type { AnsweredBy, Models } from './models.ts';
import { polishByModel } from './polish/polish-by-model.ts';
import { openImageModel, openLanguageModel } from './provider/open-provider.ts';
import { readByModel } from './read/read-by-model.ts';
import { seeByModel } from './see/see-by-model.ts';
import type { AiSettings, ModelChoice } from './settings/ai-settings.ts';
import { writeByModel } from './write/write-by-model.ts';

/** Also where the settings of a test are shorter than a provider would like. */
export interface ModelTimes {
  text: Deadlines;
  /** A picture has no first word, and takes longer than a text. */
  drawing: Deadlines;
}

export const modelTimes: ModelTimes = {
  text: { wholeMs: 20_000, firstMs: 8_000 },
  drawing: { wholeMs: 60_000, firstMs: 60_000 },
};

/** Together in a process, and of one person. */
const SEATS = { all: 24, each: 3 };

interface Parts {
  settings: AiSettings;
  spending: Spending;
  engine: Engine;
  clock: () => Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  times?: ModelTimes | undefined;
}

export interface OpenedModels extends Models {
  /** For Prometheus. */
  metrics: () => string[];
}

/** Models where they are set, the engine in their place where they are not, and wherever they give nothing. */
export function openModels({
  settings,
  spending,
  engine: threads,
  clock,
  log,
  times = modelTimes,
}: Parts): OpenedModels {
  const { text, vision, image } = settings;
  const seats = { text: new Seats(SEATS), vision: new Seats(SEATS), image: new Seats(SEATS) };
  const metrics = new ModelMetrics(() => ({
    ...(text && { text: seats.text.count }),
    ...(vision && { vision: seats.vision.count }),
    ...(image && { image: seats.image.count }),
  }));
  const guard = (choice: ModelChoice, use: keyof typeof seats, deadlines: Deadlines) =>
    new Guard({ choice, clock, seats: seats[use], spending, metrics, log, deadlines });
  const writer = text && {
    guard: guard(text, 'text', times.text),
    model: once(() => openLanguageModel(text)),
    by: { kind: 'model', model: text.model } satisfies AnsweredBy,
  };
  const viewer = vision && {
    guard: guard(vision, 'vision', times.text),
    model: once(() => openLanguageModel(vision)),
    by: { kind: 'model', model: vision.model } satisfies AnsweredBy,
  };
  // Loaded while nobody waits for them.
  for (const one of [writer, viewer]) one?.model().catch(() => {});
  const engine = modelsOfEngine(threads);
  const shared = new SharedAnswers({ clock, onShared: (use, how) => metrics.answered(use, how, 0) });
  return {
    metrics: () => metrics.lines(),
    polish: async (idea, asking, tell) => {
      const { personId } = asking;
      if (!writer || personId === undefined) return await engine.polish(idea, asking, tell);
      const make = async (signal: AbortSignal, tellAll: typeof tell) => {
        const of = { ...writer, engine: threads };
        const said = await polishByModel(of, { id: personId, signal }, idea, tellAll);
        if (said.ok) return { ...said.value, answered_by: writer.by };
        const made = await engine.polish(idea, { ...asking, signal }, tellAll);
        return { ...made, answered_by: instead(said.fellBack) };
      };
      return await shared.ask({ use: 'polish', personId, of: idea }, asking.signal, { make }, tell);
    },
    see: async (picture, asking) => {
      const { personId } = asking;
      if (!viewer || personId === undefined) return await engine.see(picture, asking);
      const make = async (signal: AbortSignal) => {
        const said = await seeByModel({ ...viewer, engine: threads }, { id: personId, signal }, picture);
        if (said.ok) return { ...said.value, answered_by: viewer.by };
        const seen = await engine.see(picture, { ...asking, signal });
        return { ...seen, answered_by: instead(said.fellBack) };
      };
      const of = { picture: hashOf(picture.picture.bytes), model: picture.model };
      return await shared.ask({ use: 'see', personId, of }, asking.signal, { make });
    },
    // Each drawing is asked for to have another.
    draw:
      image &&
      artistByModel(
        {
          choice: image,
          guard: guard(image, 'image', times.drawing),
          model: once(() => openImageModel(image)),
        },
        times.drawing.wholeMs,
      ),
    converse: async (question, asking, tell) => {
      const { personId } = asking;
      if (!writer || personId === undefined) return await engine.converse(question, asking, tell);
      const make = async (signal: AbortSignal, tellAll: typeof tell) => {
        const of = { ...writer, engine: threads };
        const said = await converseByModel(of, { id: personId, signal }, question, tellAll);
        if (said.ok) return { answer: said.value, answered_by: writer.by };
        const answered = await engine.converse(question, { ...asking, signal }, tellAll);
        return { ...answered, answered_by: instead(said.fellBack) };
      };
      const work = { make, together: (before = '', now: string) => before + now };
      return await shared.ask({ use: 'converse', personId, of: question }, asking.signal, work, tell);
    },
    read: async (text, asking) => {
      const { personId } = asking;
      if (!writer || personId === undefined) return await engine.read(text, asking);
      const make = async (signal: AbortSignal) => {
        const said = await readByModel({ ...writer, engine: threads }, { id: personId, signal }, text);
        if (said.ok) return { heard: said.value, answered_by: writer.by };
        return { ...(said.problem && { problem: said.problem }), answered_by: instead(said.fellBack) };
      };
      return await shared.ask({ use: 'read', personId, of: text }, asking.signal, { make });
    },
    write: async (text, asking) => {
      const { personId } = asking;
      if (!writer || personId === undefined) return await engine.write(text, asking);
      const make = async (signal: AbortSignal) => {
        const said = await writeByModel({ ...writer, engine: threads }, { id: personId, signal }, text);
        if (!said) return await engine.write(text, { ...asking, signal });
        if (said.ok) return { heard: said.value, answered_by: writer.by };
        return { ...said.broken, answered_by: instead(said.fellBack) };
      };
      return await shared.ask({ use: 'write', personId, of: text }, asking.signal, { make });
    },
  };
}

function instead(fell_back: FellBack): AnsweredBy {
  return { kind: 'engine', fell_back };
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64');
}

/** Opened when it is first asked for; what could not be opened is tried anew. */
function once<T>(open: () => Promise<T>): () => Promise<T> {
  let opened: Promise<T> | undefined;
  return () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}
