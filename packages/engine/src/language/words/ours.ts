import { wordSet } from './word-set.ts';

/** Words for the picture itself, and not for anything in it: whoever words a prompt may use them unasked. */
export const ofPictureItself: ReadonlySet<string> = wordSet(
  'photo photograph picture image shot frame framing scene camera view lens background foreground middle distance clip video illustration painting render drawing composition close-up closeup portrait focus field depth exposure angle perspective side left right top bottom center centre front back edge corner light lighting sound audio voice word words text letters lettering line style look mood atmosphere color colour colors colours tone tones texture detail details surface hand-held handheld footage film movement motion beat moment second seconds lie lies lay stand stands sit sits hang hangs rest rests lean leans',
);

/** Listed as things, and hardly ever one in a sentence. */
export const seldomThings = wordSet('even like still well kind sort way look lot bit little close set');
