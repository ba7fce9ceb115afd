import type { Shot } from '../../src/shot/shot.ts';

/** Two stretches of one to four words, each out of one of the texts. */
export function lockedStretches(texts: readonly string[], random: () => number): string[] {
  const filled = texts.filter((text) => text.trim() !== '');
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)];
  return [0, 1].flatMap(() => {
    const text = one(filled) ?? '';
    const words = [...text.matchAll(/\S+/g)];
    const at = Math.floor(random() * words.length);
    const last = words[Math.min(words.length - 1, at + Math.floor(random() * 4))];
    const first = words[at];
    if (!first || !last) return [];
    const stretch = text.slice(first.index, last.index + last[0].length).replace(/[.,;:!?]+$/, '');
    return /[\p{L}\p{N}]/u.test(stretch) ? [stretch] : [];
  });
}

/** What a shot says in words of the person's own. */
export function ownTexts({ subject, place, camera, light, mood, details, audio }: Shot): string[] {
  return [
    subject.text,
    subject.action,
    place.text,
    camera.text,
    light.text,
    mood,
    details,
    ...audio.ambience,
    audio.music,
  ];
}
