import { wordSet } from '../words/word-set.ts';

/** Which way a camera goes, and where it stands. */
const ways = wordSet('forward forwards backward backwards closer in inward inwards outward sideways');
const heights = wordSet('above below behind overhead');

/** Words around those of a camera’s box that are no sentence yet: "forward very slowly", "slightly above", "their eye level". */
export function cameraLead(text: string, isClip: boolean): { before: string; behind: string } | undefined {
  const [lead = ''] =
    /^(?:(?:a bit|a little|slightly|just|slowly|very slowly) )?[\p{L}-]+/iu.exec(text) ?? [];
  const way = lead.toLowerCase().split(' ').at(-1) ?? '';
  if (isClip && ways.has(way)) return { before: 'the camera moves ', behind: '' };
  if (isClip && /^(?:half |full )?circle\b/i.test(text))
    return { before: 'the camera moves in a ', behind: '' };
  if (heights.has(way)) return { before: 'seen from ', behind: '' };
  if (/^(?:their|his|her|its|my|our) (?:own )?(?:eye level|height)/i.test(text))
    return { before: 'seen at ', behind: '' };
  if (/^(?:low|high) (?:beside|near|behind|next|over|in|by|above|on)\b/i.test(text))
    return { before: 'camera ', behind: '' };
  return /^(?:drone|steadicam|gimbal)$/i.test(text.trim()) ? { before: '', behind: ' shot' } : undefined;
}

const styles = wordSet('documentary editorial cinematic vintage retro minimalist archival candid');

/** A style by its name alone: "documentary". */
export function isBareStyle(text: string): boolean {
  return styles.has(text.toLowerCase().trim());
}

const following = wordSet('then finally next suddenly after before while now');

/** It happens behind or beside what was said before. */
export function follows(word: string): boolean {
  return following.has(word);
}

/** "The camera pans left": the words in front of a move that name who makes it. */
export function cameraBefore(text: string): string {
  return /(?:\bthe )?\bcamera $/i.exec(text)?.[0] ?? '';
}
