import type { Want } from './want.ts';

/** Stills or clips, where nothing else tells. */
export function mediumWants(message: string, wants: readonly Want[]): Want[] {
  const has = (pattern: RegExp) => pattern.test(message);
  const isClip = has(/\b(?:videos?|clips?|movies?|films?|footage|animation)\b/);
  const isStill = /\b(?:photos?|images?|pictures?|stills|a still|posters?|portraits?|illustrations?)\b/.test(
    message.replace(
      /\b(?:reference|start(?:ing)?|first|input|last|end) (?:images?|pictures?|photos?|frames?)\b|\bimage to video\b|\bfrom (?:an?|my|one) (?:image|picture|photo|still)\b|\b(?:text|words|letters|signs) (?:in|on|into) (?:an? |the |my )?(?:images?|pictures?|photos?)\b/g,
      '',
    ),
  );
  const wantsVideo = wants.some(({ id }) =>
    [
      'seconds',
      'longest',
      'sound',
      'dialogue',
      'music',
      'narration',
      'silent',
      'start-image',
      'last-frame',
      'text-to-video',
      'avatar',
      'script',
    ].includes(id),
  );
  if (wantsVideo || isClip === isStill) return [];
  return [
    {
      id: isClip ? 'video' : 'photo',
      words: isClip ? 'makes video' : 'makes stills',
      fits: ({ mode }) => mode === (isClip ? 'video' : 'photo'),
    },
  ];
}
