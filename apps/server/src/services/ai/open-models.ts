import type { FastifyBaseLogger } from 'fastify';
import type { Engine } from '../engine/engine.ts';
import { converseByModel } from './converse/converse-by-model.ts';
import { artistByModel } from './draw/artist-by-model.ts';
import { modelsOfEngine } from './embedded/models-of-engine.ts';
import { type Deadlines, type FellBack, Guard } from './guards/guard.ts';
import { ModelMetrics } from './guards/model-metrics.ts';
import { Seats } from './guards/seats.ts';
import type { Spending } from './guards/spending.ts';
import type { AnsweredBy, Asking, Models } from './models.ts';
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
  return {
    metrics: () => metrics.lines(),
    polish: async (idea, asking, tell) => {
      const asker = askerOf(asking);
      if (!writer || !asker) return await engine.polish(idea, asking, tell);
      const said = await polishByModel({ ...writer, engine: threads }, asker, idea, tell);
      if (said.ok) return { ...said.value, answered_by: writer.by };
      return { ...(await engine.polish(idea, asking, tell)), answered_by: instead(said.fellBack) };
    },
    see: async (picture, asking) => {
      const asker = askerOf(asking);
      if (!viewer || !asker) return await engine.see(picture, asking);
      const said = await seeByModel({ ...viewer, engine: threads }, asker, picture);
      if (said.ok) return { ...said.value, answered_by: viewer.by };
      return { ...(await engine.see(picture, asking)), answered_by: instead(said.fellBack) };
    },
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
      const asker = askerOf(asking);
      if (!writer || !asker) return await engine.converse(question, asking, tell);
      const said = await converseByModel({ ...writer, engine: threads }, asker, question, tell);
      if (said.ok) return { answer: said.value, answered_by: writer.by };
      return { ...(await engine.converse(question, asking, tell)), answered_by: instead(said.fellBack) };
    },
    read: async (text, asking) => {
      const asker = askerOf(asking);
      if (!writer || !asker) return await engine.read(text, asking);
      const said = await readByModel({ ...writer, engine: threads }, asker, text);
      if (said.ok) return { heard: said.value, answered_by: writer.by };
      return { ...(said.problem && { problem: said.problem }), answered_by: instead(said.fellBack) };
    },
    write: async (text, asking) => {
      const asker = askerOf(asking);
      if (!writer || !asker) return await engine.write(text, asking);
      const said = await writeByModel({ ...writer, engine: threads }, asker, text);
      if (!said) return await engine.write(text, asking);
      if (said.ok) return { heard: said.value, answered_by: writer.by };
      return { ...said.broken, answered_by: instead(said.fellBack) };
    },
  };
}

function instead(fell_back: FellBack): AnsweredBy {
  return { kind: 'engine', fell_back };
}

function askerOf({ personId, signal }: Asking) {
  return personId === undefined ? undefined : { id: personId, signal };
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
