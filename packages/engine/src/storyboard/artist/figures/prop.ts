import { points, put } from '../geometry.ts';
import type { Sheet } from '../pencil/sheet.ts';
import type { Prop } from '../seeing/person.ts';
import type { Look } from './look.ts';
import {
  drawBag,
  drawBall,
  drawBalloon,
  drawBasket,
  drawFlowers,
  drawLantern,
  drawNet,
  drawSuitcase,
  drawTorch,
  drawUmbrella,
} from './props/carried.ts';
import type { Grip, Holding } from './props/grip.ts';
import {
  drawBook,
  drawCamera,
  drawCup,
  drawGlass,
  drawMicrophone,
  drawPaper,
  drawPhone,
} from './props/handheld.ts';
import { drawCello, drawGuitar, drawViolin } from './props/instruments.ts';
import {
  drawBroom,
  drawBrush,
  drawFishingRod,
  drawHammer,
  drawKey,
  drawKnife,
  drawPan,
  drawPen,
  drawRope,
  drawStick,
  drawSword,
} from './props/tools.ts';

const PROPS: Readonly<Record<Prop, (held: Holding) => void>> = {
  umbrella: drawUmbrella,
  book: drawBook,
  paper: drawPaper,
  phone: drawPhone,
  guitar: drawGuitar,
  cup: drawCup,
  glass: drawGlass,
  lantern: drawLantern,
  torch: drawTorch,
  bag: drawBag,
  suitcase: drawSuitcase,
  basket: drawBasket,
  flowers: drawFlowers,
  net: drawNet,
  tool: drawHammer,
  knife: drawKnife,
  key: drawKey,
  pen: drawPen,
  stick: drawStick,
  broom: drawBroom,
  ball: drawBall,
  balloon: drawBalloon,
  camera: drawCamera,
  violin: drawViolin,
  cello: drawCello,
  rope: drawRope,
  sword: drawSword,
  'fishing-rod': drawFishingRod,
  pan: drawPan,
  brush: drawBrush,
  microphone: drawMicrophone,
};

/** What is held, in heights of a grown person. */
export function drawProp(sheet: Sheet, prop: Prop, grip: Grip, look: Look): void {
  const { tones, isSilhouette, isWorn } = look;
  const { unit, flip } = grip;
  const weight = Math.min(2.8, Math.max(0.8, unit / 260));
  const tone: Holding['tone'] = (name) => (isSilhouette ? tones.dark : tones[name]);
  PROPS[prop]({
    ...grip,
    sheet,
    look,
    weight,
    ahead: flip ? -1 : 1,
    accent: isSilhouette ? tones.dark : isWorn ? tones.lit : tones.accent,
    tone,
    shape: ([x, y], pairs, fill, { isSharp = false, turn = 0 } = {}) =>
      sheet.shape(put(points(pairs), { x, y, unit, flip, turn }), fill, {
        round: !isSharp,
        weight,
        once: unit < 160,
      }),
    stroke: (along, thick = weight * 1.6) => sheet.line(along, { weight: thick, round: along.length > 2 }),
  });
}
