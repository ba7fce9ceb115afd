import type { Answer, Question } from '@cuewright/engine/assistant';
import type { ModelId } from '@cuewright/engine/catalogue';
import type { GenreId } from '@cuewright/engine/content/genres';
import type { BrokenLaw, HeardWriting, ReadingProblem, TextToWrite } from '@cuewright/engine/guests';
import type { HeardReading } from '@cuewright/engine/guests/hearing';
import type { LockedOutcome } from '@cuewright/engine/locked';
import type { Mark } from '@cuewright/engine/marks';
import type { ReverseModel } from '@cuewright/engine/methods';
import type { Addition, Left } from '@cuewright/engine/methods/optimizer';
import type { Description } from '@cuewright/engine/picture';
import type { Seen, Sight } from '@cuewright/engine/sight';
import type { Segment } from '@cuewright/engine/writing';
import type { Artist } from '../artist/artist.ts';
import type { JobTurn } from '../engine/engine.ts';
import type { PictureReading } from '../picture-reader/picture-reading.ts';
import type { OpenedPicture } from '../pictures/open-picture.ts';
import type { FellBack } from './guards/guard.ts';

/** Who did it; and why the engine, where a model was to. */
export interface AnsweredBy {
  kind: 'engine' | 'model';
  /** The model, as its provider calls it. */
  model?: string;
  fell_back?: FellBack;
}

/** Who asks, and until when. Somebody signed out is nobody, and costs nothing: the engine answers them. */
export interface Asking extends JobTurn {
  personId: string | undefined;
}

export interface IdeaToPolish {
  idea: string;
  /** Without one a text is only given what it lacks. */
  genre?: GenreId | undefined;
  mode: 'photo' | 'video';
  /** Words of the idea that stay letter for letter. */
  locked?: string[] | undefined;
}

export interface PolishedPrompt {
  prompt: string;
  /** Put together they are the prompt; what the person did not write is marked `added`. */
  segments: Segment[];
  /** What was added, part by part. */
  added: Addition[];
  /** What was about the job and not about the picture. */
  left?: Left[];
  /** Said in English, because the idea was not. */
  is_translated?: boolean;
  /** What became of the locked words. */
  locked?: LockedOutcome;
  answered_by: AnsweredBy;
}

/** A part of a prompt on its way, as far as it has come; none of it counts until the whole is there. */
export interface PolishNews {
  part: Segment['part'];
  text: string;
}

export interface PictureToSee {
  picture: OpenedPicture;
  reading: PictureReading;
  model: ReverseModel;
  /** What the embedded eyes see; asked for only where no model looked. */
  look?: () => Promise<Sight | undefined>;
}

export interface SeenPicture extends Description {
  source: 'seen' | 'measured';
  /** By the embedded eyes. */
  seen?: Seen;
  answered_by: AnsweredBy;
}

export interface Conversed {
  answer: Answer;
  answered_by: AnsweredBy;
}

export interface TextToRead {
  text: string;
  mode: 'photo' | 'video';
  marks: readonly Mark[];
  /** The generators whose copies have to keep the laws with it. */
  models: readonly ModelId[];
}

interface ReadText {
  /** Nothing where the engine’s own reading stands. */
  heard?: HeardReading;
  /** What was wrong with what the model said. */
  problem?: ReadingProblem;
  answered_by: AnsweredBy;
}

/** A copy in a model’s words; or the law that it broke, where it broke one. */
interface WrittenCopy extends Partial<BrokenLaw> {
  /** Nothing where the engine’s own copy stands. */
  heard?: HeardWriting;
  answered_by: AnsweredBy;
}

/** What the product has done by a model, or by the engine in its place. */
export interface Models {
  /** Makes a prompt of an idea. */
  polish: (idea: IdeaToPolish, asking: Asking, tell: (news: PolishNews) => void) => Promise<PolishedPrompt>;
  /** Says what is in a picture. */
  see: (picture: PictureToSee, asking: Asking) => Promise<SeenPicture>;
  /** Draws the frames of storyboards; nobody where no model is set. */
  draw: Artist | undefined;
  /** Answers a message, and tells the answer as it comes. */
  converse: (question: Question, asking: Asking, tell: (text: string) => void) => Promise<Conversed>;
  /** Says what the stretches of a text are, beside what the engine says. */
  read: (text: TextToRead, asking: Asking) => Promise<ReadText>;
  /** Words a text for a generator. */
  write: (text: TextToWrite, asking: Asking) => Promise<WrittenCopy>;
}
