import { type ModelId, modelOf } from '../catalogue/index.ts';
import { untoldThing, untoldValue, whyUntold } from '../content/untold.ts';
import type { Mark } from '../language/marks/mark.ts';
import { read } from '../language/read.ts';
import type { Kind, Statement, Witness } from '../language/statement.ts';
import type { AdvancedForm, TechnicalSpecs } from '../methods/advanced/advanced-form.ts';
import { advancedShot } from '../methods/advanced/advanced-shot.ts';
import { saidShot } from '../methods/said-shot.ts';
import type { SimpleForm } from '../methods/simple/simple-form.ts';
import { simpleShot } from '../methods/simple/simple-shot.ts';
import { lookAt, type OpenPoint, openPoints } from '../open-points/index.ts';
import type { Mode, Shot } from '../shot/shot.ts';
import { placesOf } from '../text/places.ts';
import { flagsBehind } from '../writing/command.ts';
import { startsFromImage } from '../writing/fit-model.ts';
import { write } from '../writing/write.ts';
import type { Dropped, Open, Written } from '../writing/written.ts';
import { taughtReading } from './taught.ts';

/** What is to be worded: a text, or the boxes of a form. */
export type Words =
  | { readonly text: string; readonly marks?: readonly Mark[] }
  | { readonly method: 'simple' | 'advanced'; readonly form: FormBoxes };

/** The boxes of either builder. */
export type FormBoxes = {
  readonly [Box in keyof SimpleForm | keyof AdvancedForm]?: Box extends 'technicalSpecs'
    ? { readonly [Spec in keyof TechnicalSpecs]?: TechnicalSpecs[Spec] | undefined } | undefined
    : string | undefined;
};

export interface CopiesWish {
  readonly words: Words;
  readonly mode: Mode;
  readonly models: readonly ModelId[];
  readonly hasStartImage?: boolean;
}

/** A stretch of the text, or of a box of the form, and what it is. Places count UTF-16 units. */
export interface SaidStretch {
  readonly from: number;
  readonly to: number;
  readonly field?: string;
  readonly kind: Kind;
  readonly sure: Witness;
}

export interface CopyFor {
  readonly model: ModelId;
  readonly prompt: string;
  readonly negative: string;
  readonly settings: CopySettings;
  /** By the generator's own names. */
  readonly sentAs: NonNullable<Written['parameters']>;
  readonly leftOff: readonly { readonly what: string; readonly why: string }[];
  readonly open: readonly Open[];
  readonly statements: readonly SaidStretch[];
}

/** What is set beside the words, by the names that people have for it. */
export interface CopySettings {
  ratio?: string;
  seconds?: number;
  resolution?: string;
  fps?: number;
  count?: number;
}

/** One text or form in the words of several generators: what to paste, what to set, and what became of the rest. */
export function copiesOf({ words, mode, models, hasStartImage = false }: CopiesWish): CopyFor[] {
  const { shot, statements } =
    'text' in words ? ofText(words.text, words.marks ?? [], mode) : ofForm(words, mode);
  const looked = lookAt(shot);
  return models.map((id) => {
    const model = modelOf(id);
    const written = write(shot, model, hasStartImage ? { startImage: 'start' } : {});
    return {
      model: id,
      prompt: written.text + flagsBehind(written),
      negative: written.negative ?? '',
      settings: settingsOf(shot, written),
      sentAs: written.parameters ?? {},
      leftOff: written.dropped.map((one) => ({ what: whatOf(one), why: whyUntold(one, model) })),
      open: [
        ...(written.open ?? []).map(({ part, question, choices }) => ({ part, question, choices })),
        ...openPoints(looked, model, hasStartImage || startsFromImage(shot, model)).map(pointOf),
      ],
      statements,
    };
  });
}

/** A point as it is asked: whichever choice is taken is put into the words as it stands. */
function pointOf({ name, part, question, choices }: OpenPoint): Open {
  return { point: name, part, question, choices: [...choices] };
}

interface Read {
  shot: Shot;
  statements: SaidStretch[];
}

function ofText(given: string, marks: readonly Mark[], mode: Mode): Read {
  const places = placesOf(given);
  const own = marks.map((mark) => ({ ...mark, from: places.read(mark.from), to: places.read(mark.to) }));
  const shot = saidShot(places.text, mode, [], own);
  const told = shot.said && taughtReading(shot.said, own);
  const all = told?.statements ?? [];
  // What was only taken for a kind says nothing where the words in it are known to be of it.
  const isKnownWithin = ({ id, kind, isVague }: Statement) =>
    isVague === true && all.some((one) => one.within === id && one.kind === kind);
  const statements = all
    .filter((one) => !isKnownWithin(one))
    .map(({ from, to, kind, sure }) => ({ from: places.given(from), to: places.given(to), kind, sure }));
  return { shot, statements };
}

/** What a box asks for; what is said in it is about that unless its form says otherwise. */
const kindOfBox: Readonly<Record<string, Kind>> = {
  subject: 'figure',
  setting: 'place',
  environment: 'place',
  mood: 'mood',
  cameraAngle: 'camera',
  camera: 'camera',
  lighting: 'light',
  additionalDetails: 'rest',
};

function ofForm(words: Exclude<Words, { text: string }>, mode: Mode): Read {
  const filled = Object.fromEntries(Object.entries(words.form).filter(([, value]) => value !== undefined));
  const shot = words.method === 'simple' ? simpleShot(filled, mode) : advancedShot(filled, mode);
  const boxes = Object.entries(filled).filter(([field]) => field in kindOfBox);
  return { shot, statements: boxes.flatMap(([field, text]) => statementsOfBox(field, String(text), mode)) };
}

/** Kinds that a noun alone is taken for. */
const LOOSE: ReadonlySet<Kind> = new Set(['figure', 'rest', 'place']);

function statementsOfBox(field: string, given: string, mode: Mode): SaidStretch[] {
  const places = placesOf(given);
  const asks = kindOfBox[field];
  const { statements } = read(places.text, { isClip: mode === 'video', ...(asks && { asks }) });
  return statements.map(({ from, to, kind, sure, within }) => {
    const asked = asks ?? kind;
    const isAsked = within === undefined && (kind === asked || (sure === 'guess' && LOOSE.has(kind)));
    return {
      field,
      from: places.given(from),
      to: places.given(to),
      ...(isAsked ? { kind: asked, sure: 'form' as const } : { kind, sure }),
    };
  });
}

function settingsOf(shot: Shot, { dropped, asked = {} }: Written): CopySettings {
  const left = (field: string) => dropped.find((one) => one.field === field);
  const isSet = (field: string) => left(field) === undefined;
  const ratio = left('ratio') ? left('ratio')?.instead : (shot.ratio ?? asked['ratio']);
  const seconds = left('duration') ? left('duration')?.instead : (shot.duration ?? asked['seconds']);
  const { resolution, fps, count } = asked;
  return {
    ...(ratio !== undefined && { ratio }),
    ...(seconds !== undefined && { seconds: Number(seconds) }),
    ...(resolution !== undefined && isSet('resolution') && { resolution }),
    ...(fps !== undefined && isSet('fps') && { fps: Number(fps) }),
    ...(count !== undefined && isSet('count') && { count: Number(count) }),
  };
}

const NAMED =
  /^(?:ratio|duration|resolution|fps|count|seed|steps|guidance|sampler|strength|loop|language|camera\.|light\.|place\.|effects|settings)/;

/** A figure by what it is of; words as they were put. */
function whatOf(one: Dropped): string {
  return NAMED.test(one.field) && !one.field.endsWith('.text')
    ? `${untoldThing(one)}: ${untoldValue(one)}`
    : one.value;
}
