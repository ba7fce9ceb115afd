import type { Shot } from '../../shot/shot.ts';

/** The hour that was said before, out of the words it was said with. */
export function withoutHour(shot: Shot): void {
  const without = (text: string) =>
    text
      .replace(HOUR, '')
      .replace(/\s{2,}/g, ' ')
      .replace(/^[\s,]+|[\s,]+$/g, '');
  shot.place = { ...shot.place, text: without(shot.place.text) };
  shot.light = { ...shot.light, text: without(shot.light.text) };
  shot.subject = { ...shot.subject, action: without(shot.subject.action) };
}

const HOUR =
  /,?\s*\b(?:(?:at|before|after|in|on|during|by|under)\s+)?(?:the\s+)?(?:(?:early|late|mid)[\s-]?)?(?:(?:\w+\s+)?(?:noon|midday|morning|afternoon|evening)\s+(?:sun|sunlight|sunshine|light|glare)|noon|midday|midnight|night|dawn|dusk|sunrise|sunset|daybreak|twilight|morning|afternoon|evening|golden hour|blue hour)\b/gi;

export function turnHour(shot: Shot): void {
  const { hour } = shot.place;
  withoutHour(shot);
  shot.place = {
    ...shot.place,
    hour: hour === 'night' || shot.place.hour === 'dusk' ? 'dawn' : 'night',
  };
}
