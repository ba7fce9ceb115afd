import { say } from '../project.ts';
import { measure, themes } from './measure.ts';

/** Prints every pair of colours that is used, the faintest first. */
for (const theme of themes) {
  say(`\n${theme}`);
  for (const { fore, on, ratio, least } of measure(theme).sort(
    (a, b) => a.ratio / a.least - b.ratio / b.least,
  ))
    say(
      `  ${ratio.toFixed(2).padStart(5)}  of ${least}  ${fore} on ${on}${ratio < least ? '  TOO FAINT' : ''}`,
    );
}
