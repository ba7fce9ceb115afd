import type { EmptyFrame, Scene } from '../scene.ts';
import { setNamed } from '../sets/sets.ts';
import { type View, viewOf } from '../space/camera.ts';
import { middle, type Vector } from '../space/vector.ts';
import { box, type Primitive } from '../things/primitive.ts';
import type { Theme } from '../tones/palette.ts';
import { contacts, standing, thingForms } from './build.ts';
import { type DepthMap, depthMapOf } from './depth-map.ts';
import { centreOf, drawForm, drawShadow } from './draw-form.ts';
import { frameOf } from './frame-of.ts';
import { type Haze, type Ink, inkOf } from './ink.ts';
import { corners, drawArrow, drawBlock, drawSign, emptyFrame } from './marks.ts';
import { drawNotes } from './notes.ts';
import { asOne, boundsOf, inOrder } from './order.ts';
import { numeral } from './path.ts';
import { drawSky } from './sky.ts';
import { drawDisc, drawGlow, drawPool, drawRod, drawShaft } from './soft.ts';
import { drawSolid, drawTurned } from './solids.ts';
import { drawWeather } from './weather.ts';

export interface BoardOptions {
  theme: Theme;
  /** "16:9", "2.39:1"; what is none is drawn as 16:9. */
  ratio: string;
  /** What is out of focus is veiled instead of blurred: for whoever makes pixels of it without a graphics card. */
  isVeiled?: boolean;
}

/** A scene as its camera sees it: flat tones on a sheet, as SVG. */
export function drawBoard(scene: Scene, { theme, ratio, isVeiled = false }: BoardOptions): string {
  const { width, height } = frameOf(ratio);
  const view = viewOf(scene.camera, width, height);
  const set = setNamed(scene.set, scene.hour);
  const haze = scene.weather === 'fog' ? fogAround(scene, set.haze, view) : set.haze;
  const ink = inkOf(theme, scene.lamps, haze);
  const depths = depthMapOf(view);
  const { dressing = [] } = scene;
  const isBehind = (one: Primitive) => 'order' in one && one.order !== undefined;
  const ground = [...set.ground, ...dressing.filter(isBehind), ...contacts(scene)].toSorted(
    (a, b) => (a.order ?? 0) - (b.order ?? 0),
  );
  const behind = [
    set.sky ? drawSky(set.sky, view, ink) : '',
    ...ground.map((one) => drawOne(one, view, ink, depths)),
  ].join('');
  const depthIn = (what: Primitive) => depthOf(what, view);
  const apart = [
    ...(scene.isBare ? [] : set.things.map(thingForms)),
    ...standing(scene),
    ...dressing.filter((one) => !isBehind(one)).map((one) => [one]),
  ];
  for (const what of apart.flat())
    if (what.is === 'solid' && what.opacity === undefined) for (const face of what.faces) depths.lay(face);
  const thrower = ink.lamps.find(({ throws }) => throws);
  const blocked = scene.blocks.map((block) => ({
    ...asOne([box(block.at, block.size, [0, 0], { yaw: block.yaw ?? 0 })], depthIn),
    parts: [],
    block,
  }));
  const stood = [
    ...blocked,
    ...apart.map((parts) => ({ ...asOne(parts, depthIn), parts, block: undefined })),
  ];
  const drawn = inOrder(stood, view).flatMap(({ parts, block }) => {
    if (block) return [drawBlock(block, view, ink)];
    return inOrder(
      parts.map((what) => ({ ...asOne([what], depthIn), what })),
      view,
    ).map(({ what }) => {
      const shadow =
        thrower && what.is === 'form' && what.throws ? drawShadow(what, thrower.from, 0.006, view, ink) : '';
      return shadow + drawOne(what, view, ink, depths);
    });
  });
  const sheet = `M0 0H${width}V${height}H0Z`;
  const softness = view.blurAt(set.isIndoors ? (scene.camera.focus ?? 3) + 2.5 : 60) * 0.7;
  const blur = isVeiled ? '' : ink.blur(softness);
  const veil =
    isVeiled && softness >= 0.8
      ? `<path d="${sheet}" fill="${ink.palette.tone(haze.tone)}" fill-opacity="${numeral(Math.min(0.5, 0.16 + softness * 0.06))}"/>`
      : '';
  const dark = ink.palette.tone([0, 0]);
  const parts = [
    `<path d="${sheet}" fill="${ink.palette.tone(set.back)}"/>`,
    blur === '' ? behind + veil : `<g${blur}>${behind}</g>`,
    ...drawn,
    ...scene.signs.map((sign) => drawSign(sign, view, ink)),
    drawWeather(scene.weather, view, ink),
    `<path d="${sheet}" fill="${falloff(ink, width, height, dark)}"/>`,
    corners(width, height, theme === 'stage' || !set.sky ? light(ink) : ink.palette.ink),
    drawNotes(scene, view, ink),
    scene.arrow ? drawArrow(scene.arrow, width, height, light(ink)) : '',
  ];
  return svg(width, height, ink.definitions() + parts.join(''));
}

/** It begins a little before whoever is seen, and takes all that is far behind them. */
function fogAround(scene: Scene, haze: Haze, view: View): Haze {
  const stood = [...scene.people, ...scene.things, ...scene.creatures].map(({ at }) => view.depthOf(at));
  const near = Math.max(2, Math.min(30, ...stood.filter((depth) => depth > 0)));
  return { ...haze, from: near * 0.75, far: Math.max(7, near * 1.3) };
}

export function svg(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`;
}

const light = ({ palette }: Ink): string => palette.accents.bulb;

function falloff(ink: Ink, width: number, height: number, dark: string): string {
  const wide = Math.hypot(width, height) / 2;
  const strength = numeral(ink.palette.falloff);
  return ink.gradient(
    (id) =>
      `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${width / 2}" cy="${numeral(height * 0.48, 1)}" r="${numeral(wide * 1.1, 1)}"><stop offset=".55" stop-color="${dark}" stop-opacity="0"/><stop offset="1" stop-color="${dark}" stop-opacity="${strength}"/></radialGradient>`,
  );
}

function drawOne(what: Primitive, view: View, ink: Ink, depths: DepthMap): string {
  switch (what.is) {
    case 'solid':
      return drawSolid(what, view, ink);
    case 'turned':
      return drawTurned(what, view, ink);
    case 'form':
      return drawForm(what, view, ink, depths);
    case 'rod':
      return drawRod(what, view, ink);
    case 'glow':
      return drawGlow(what, view, ink);
    case 'pool':
      return drawPool(what, view, ink);
    case 'disc':
      return drawDisc(what, view, ink);
    case 'shaft':
      return drawShaft(what, view, ink);
  }
}

function depthOf(what: Primitive, view: View): number {
  if (what.is === 'form') return view.depthOf(centreOf(what.parts));
  if (what.is === 'glow') return view.depthOf(what.at) + 0.3;
  const { low, high } = boundsOf(what);
  return view.depthOf(middle([low, high] satisfies Vector[]));
}

/** The ruled frame, with what is known in it. */
export function drawEmpty({ lines }: EmptyFrame, { theme, ratio }: BoardOptions): string {
  const { width, height } = frameOf(ratio);
  const { palette } = inkOf(theme, [], { tone: [0, 0], from: 0, far: 1 });
  const sheet = `<path d="M0 0H${width}V${height}H0Z" fill="${palette.sheet}"/>`;
  return svg(
    width,
    height,
    sheet + emptyFrame(lines, width, height, { palette }) + corners(width, height, palette.ink),
  );
}
