import { wordSet } from '../words/word-set.ts';

/** A shape by its name. */
export const shapes: Readonly<Record<string, string>> = {
  vertical: '9:16',
  vert: '9:16',
  upright: '9:16',
  square: '1:1',
  widescreen: '16:9',
  horizontal: '16:9',
  landscape: '16:9',
  portrait: '9:16',
  cinemascope: '2.39:1',
  anamorphic: '2.39:1',
  panoramic: '2:1',
  hochkant: '9:16',
  hochformat: '9:16',
  querformat: '16:9',
  breitbild: '16:9',
  quadratisch: '1:1',
  cuadrado: '1:1',
  quadrado: '1:1',
  panoramico: '16:9',
  panorámico: '16:9',
  panoramique: '16:9',
  carré: '1:1',
  carre: '1:1',
  quadrato: '1:1',
  verticale: '9:16',
  orizzontale: '16:9',
  quer: '16:9',
  hoch: '9:16',
  正方形: '1:1',
  縦長: '9:16',
  横長: '16:9',
  竖屏: '9:16',
  横屏: '16:9',
  정사각형: '1:1',
  정사각형으로: '1:1',
  정방형: '1:1',
  정방형으로: '1:1',
  세로로: '9:16',
  가로로: '16:9',
  세로: '9:16',
  가로: '16:9',
};
/** They name a genre or a thing as often: a shape only beside what has one. */
export const shapesOfMore = wordSet(
  'landscape portrait square vertical vert horizontal upright anamorphic panoramic quer hoch panoramico panorámico panoramique 세로 가로',
);

/** These alone name what is pictured, or what it is taken with. */
export const genreShapes = wordSet('landscape portrait anamorphic panoramic quer hoch 세로 가로');

/** Beside a shape they say that it is the picture's. */
export const frames = wordSet(
  'format orientation mode aspect ratio crop frame video clip film picture image photo still shot banner thumbnail story reel post poster output formato format',
);
/** "Portrait photo", "landscape painting": with these the shape's word names a genre. */
export const genreFrames = wordSet('picture image photo still shot film poster');

/** Where it will be seen, and the shape that place has. */
export const placements: Readonly<Record<string, string>> = {
  story: '9:16',
  stories: '9:16',
  reel: '9:16',
  reels: '9:16',
  tiktok: '9:16',
  shorts: '9:16',
};

/** They stand around settings and say nothing else. */
export const settingGlue = wordSet(
  "for at in with of a an the please pls just exactly about around roughly ca approx long clip video film total length duration runtime running format aspect ratio resolution quality size orientation mode output render export only and make it is be should seamless perfect each per frames second seconds res hd full if poss possible formato im en au em bitte por favor this one need i i'd id like want let me us have give to uns pro feed use using set should last time shape and shot filmed rendered recorded captured exported cropped framed made delivered phone phones mobile mobiles desktop wallpaper screensaver dimensions proportions rate pixels px wide tall high generate generator settings setting parameters version midjourney ar image crop formatted lasting seamlessly keep keeping to picture of way up as it's times under max maximum whole thing lasts durée duree durata duración duração dauer länge lang",
);

/** What is held upright: "tall for phones". */
export const upright = wordSet('phone phones mobile mobiles stories reels');

export const filmWords = wordSet(
  'clip video film reel spot ad shot animation movie footage loop gif teaser trailer',
);
export const countWords = wordSet(
  'versions version variations variation images pictures options variants of pictures outputs takes copies',
);
export const loopWords = wordSet('loop loops looping looped seamless');
/** A clip that loops so is a loop; somebody who does it so is not. */
export const endlessly = wordSet('seamlessly perfectly endlessly forever');

/** Words for a setting that only somebody who knows the job can put a figure to: "the old telly shape", "as sharp as it goes". */
export const settingTalk: Readonly<Record<string, ReadonlySet<string>>> = {
  ratio: wordSet(
    'shape shaped shapes format formatted proportion proportions ratio aspect crop cropped frame framed wide wider widescreen widest tall taller narrow strip letterbox panorama banner telly tv television cinema screen standing sideways lengthways lying upright flat long high sq',
  ),
  loop: wordSet(
    'loop loops looping round join joins seam seamless endless endlessly forever repeat repeats again beginning meets meet',
  ),
  resolution: wordSet(
    'hd uhd resolution definition quality sharp sharper sharpest size big biggest large largest',
  ),
  fps: wordSet('rate frames smooth smoother fps film normal'),
};
/** With these a shape is named that is not quite meant. */
export const comparing = wordSet('nearly almost taller wider narrower touch bit slightly little than');
