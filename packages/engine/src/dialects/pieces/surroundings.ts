import type { Shot } from '../../shot/shot.ts';
import { type Stretch, say } from '../../writing/sentence.ts';
import { runningOn } from './running-on.ts';

/** "in the foreground, wet cobbles", "behind, a row of masts". */
export function surroundings({ place }: Shot): Stretch[] {
  const { foreground = '', background = '', density = '' } = place;
  return [
    say('place', foreground && `in the foreground, ${runningOn(foreground)}`),
    say('place', background && `behind, ${runningOn(background)}`),
    say('place', density && `in the frame, ${runningOn(density)}`),
  ].filter((phrase) => phrase !== undefined);
}
