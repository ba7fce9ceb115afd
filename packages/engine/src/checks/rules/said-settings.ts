import { durationText, type Model, offersDuration, offersRatio } from '../../catalogue/index.ts';
import type { Ratio } from '../../shot/shot.ts';
import { counted } from '../../text/plural.ts';
import type { Checked } from '../checked.ts';
import { cutOut, smallClause } from '../cut-out.ts';
import type { Found, Rule } from '../rule.ts';

/** A length or a shape in the words: not offered, or a setting that words do not change. */
export const saidSettings: Rule = {
  find: (seen) => (seen.model ? [...lengths(seen, seen.model), ...shapes(seen, seen.model)] : []),
};

function lengths({ text, mode, name, said }: Checked, model: Model): Found[] {
  const duration = model.duration?.value;
  if (mode === 'photo' || !duration || model.input.value === 'script' || model.input.value === 'brief')
    return [];
  return said('duration').map((finding) => {
    const seconds = Number(finding.value);
    const cut = [cutOut(text, smallClause(text, finding, 1) ?? finding)];
    if (offersDuration(model, seconds))
      return {
        severity: 'hint',
        span: finding,
        says: `${text.slice(finding.start, finding.end)} in the words.`,
        because: `The length of a clip is a setting of ${name}; words do not change it.`,
        fix: { label: `Set ${seconds} s`, edits: cut, duration: seconds },
      };
    const nearest = nearestOf(model, seconds);
    return {
      severity: 'error',
      span: finding,
      says: `${name} makes no clip of ${counted(seconds, 'second')}.`,
      because: `It makes ${durationText(duration)}.`,
      ...(nearest !== undefined && { fix: { label: `Set ${nearest} s`, edits: cut, duration: nearest } }),
    };
  });
}

const MOST_SECONDS = 120;

function nearestOf(model: Model, seconds: number): number | undefined {
  const offered = Array.from({ length: MOST_SECONDS }, (_, at) => at + 1).filter((one) =>
    offersDuration(model, one),
  );
  return offered.toSorted((one, other) => Math.abs(one - seconds) - Math.abs(other - seconds))[0];
}

const COMMON: readonly Ratio[] = ['16:9', '9:16', '1:1', '4:5', '3:2', '2:3', '4:3', '3:4', '21:9'];

function shapes({ text, name, said, words }: Checked, model: Model): Found[] {
  return said('ratio')
    .filter(({ end }) => end <= words.end)
    .map((finding) => {
      const ratio = finding.value as Ratio;
      const cut = [cutOut(text, smallClause(text, finding, 1) ?? finding)];
      if (!offersRatio(model, ratio)) {
        const nearest = COMMON.filter((one) => offersRatio(model, one)).toSorted(
          (one, other) =>
            Math.abs(Math.log(width(one) / width(ratio))) - Math.abs(Math.log(width(other) / width(ratio))),
        )[0];
        return {
          severity: 'error',
          span: finding,
          says: `${name} makes nothing in ${ratio}.`,
          because: nearest
            ? `The nearest it makes is ${nearest}.`
            : 'The picture it begins from decides the shape.',
          ...(nearest && { fix: { label: `Set ${nearest}`, edits: cut, ratio: nearest } }),
        };
      }
      if (!model.shape) return undefined;
      return {
        severity: 'hint',
        span: finding,
        says: `${ratio} in the words.`,
        because: `The shape is a setting of ${name}; words do not change it.`,
        fix: { label: `Set ${ratio}`, edits: cut, ratio },
      };
    })
    .filter((found) => found !== undefined) as Found[];
}

function width(ratio: Ratio): number {
  const [wide = 1, high = 1] = ratio.split(':').map(Number);
  return wide / high;
}
