interface BodyModels {
  /** Words that belong to the names of its cameras. */
  words: ReadonlySet<string>;
  /** The maker's name alone is no camera. */
  needsModel: boolean;
  /** In small letters it is another word. */
  needsCapital: boolean;
}

const makers: Readonly<Record<string, string>> = {
  arri: 'alexa mini lf classic xt arriflex amira sr sr3 bl iii',
  alexa: 'mini lf classic xt',
  arriflex: 'sr sr3 bl lt st iii',
  red: 'komodo v raptor epic monstro helium gemini weapon dragon scarlet dsmc dsmc2 x xl vv ranger',
  sony: 'a alpha venice fx ii iii iv v r s rx burano handycam ax pxw fs nex',
  canon: 'eos r mark ii iii iv d c s x powershot ae t av cinema ixus',
  nikon: 'z d f fm fe fa ii iii n coolpix',
  fujifilm: 'gfx x t h s pro e ii r instax xt xe',
  fuji: 'gfx x t h s pro e ii r instax xt xe',
  hasselblad: 'h d c x cm xpan h6d x1d x2d',
  leica: 'm q sl iii r monochrom mp cl d p',
  blackmagic: 'ursa mini pro pocket cinema camera k pyxis g',
  panasonic: 'lumix gh s h ii ev varicam gx',
  lumix: 'gh s h ii gx',
  iphone: 'pro max mini plus x s se',
  gopro: 'hero black max',
  bolex: 'h rex',
  mamiya: 'rb rz pro c ii',
  pentax: 'k mz spotmatic x',
  rolleiflex: 'f tlr',
  contax: 't g n ii',
  polaroid: 'sx now onestep land camera go',
  phase: 'one iq xf xt',
  panavision: 'millennium panaflex genesis dxl xl gold',
  imax: 'camera cameras',
  holga: 'n cfn',
  ricoh: 'gr ii iii iiix x',
  pixel: 'pro xl a',
};
const NEEDS_MODEL = new Set([
  'red',
  'sony',
  'canon',
  'nikon',
  'fujifilm',
  'fuji',
  'panasonic',
  'phase',
  'pixel',
  'polaroid',
  'imax',
  'ricoh',
  'pentax',
  'contax',
]);
const NEEDS_CAPITAL = new Set(['red', 'canon', 'phase', 'pixel', 'alexa']);

export const bodyModels: ReadonlyMap<string, BodyModels> = new Map(
  Object.entries(makers).map(([maker, words]) => [
    maker,
    {
      words: new Set(words.split(' ')),
      needsModel: NEEDS_MODEL.has(maker),
      needsCapital: NEEDS_CAPITAL.has(maker),
    },
  ]),
);
