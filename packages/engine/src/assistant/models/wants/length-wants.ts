import { type Model, offersDuration } from '../../../catalogue/index.ts';
import { plural } from '../../../text/plural.ts';
import { longestOf, marked, secondsOf, shortestOf } from '../fact-sentences.ts';
import { isVideo, type Want } from './want.ts';
import { LONG_PROMPT } from './writing-wants.ts';

/** How long a clip has to run. */
export function lengthWants(message: string): Want[] {
  const wants: Want[] = [];
  const has = (pattern: RegExp) => pattern.test(message);

  const figure = /\b(\d+(?:\.\d+)?)[\s-]*(?:s|secs?|seconds?)\b/.exec(message)?.[1];
  const minutes = /\b(\d+(?:\.\d+)?|one|a|two)[\s-]*(?:minutes?|mins?)\b/.exec(message)?.[1];
  const seconds =
    figure !== undefined
      ? Number(figure)
      : minutes !== undefined
        ? 60 * (Number(minutes) || (minutes === 'two' ? 2 : 1))
        : undefined;
  const isShorter = has(
    /\b(?:under|below|less than|shorter than|at most|up to|no more than|max(?:imum)?(?: of)?)\s+(?:\d|one|two)/,
  );
  const isLonger = has(/\b(?:more than|over|longer than|above|beyond)\s+(?:\d|one|two|a)/);
  if (seconds !== undefined && has(/\bscript of\b/)) return [];
  if (seconds !== undefined)
    wants.push({
      id: 'seconds',
      words: `runs ${isLonger ? 'longer than ' : isShorter ? 'at most ' : ''}${seconds} ${plural(seconds, 'second')}`,
      fits: (model) =>
        isVideo(model) &&
        model.duration !== undefined &&
        (isShorter
          ? shortestOf(model.duration.value) <= seconds
          : isLonger
            ? longestOf(model.duration.value) > seconds
            : offersDuration(model, seconds) || longestOf(model.duration.value) === seconds),
      because: lengthFact,
      ...(isLonger ? { rank: (model: Model) => (model.duration ? longestOf(model.duration.value) : 0) } : {}),
    });
  else if (!has(LONG_PROMPT) && has(/\b(?:longest|long (?:clips?|videos?|shots?|takes?)|longer)\b/))
    wants.push({
      id: 'longest',
      words: 'runs longest',
      fits: (model) => isVideo(model) && model.duration !== undefined,
      because: lengthFact,
      rank: (model) => (model.duration ? longestOf(model.duration.value) : 0),
    });
  return wants;
}

const lengthFact = (model: Model) => model.duration && marked(model.duration, secondsOf);
