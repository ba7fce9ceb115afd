import type { Shot } from '../../shot/shot.ts';
import { listed, type Stretch, say } from '../../writing/sentence.ts';
import { effectNames, wholeEffects } from '../../writing/wordings.ts';

/** "in slow motion", "subtle film grain", "a palette of teal and orange". */
export function lookPhrases({ effects, palette }: Shot): Stretch[] {
  const names = (whole: boolean) =>
    effects.filter((effect) => wholeEffects.has(effect) === whole).map((effect) => effectNames[effect]);
  const within = names(false);
  const whole = names(true);
  return [
    say('technical', whole.length > 0 ? `in ${listed(whole)}` : undefined),
    say('technical', within.length > 0 ? listed(within) : undefined),
    say('technical', palette.length > 0 ? `a palette of ${listed(palette)}` : undefined),
  ].filter((phrase) => phrase !== undefined);
}
