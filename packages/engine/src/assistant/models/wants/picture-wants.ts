import { type Model, offersRatio } from '../../../catalogue/index.ts';
import type { Ratio } from '../../../shot/shot.ts';
import { marked, shapesOf } from '../fact-sentences.ts';
import type { Want } from './want.ts';

/** Letters, shape and size of the picture. */
export function pictureWants(message: string): Want[] {
  const wants: Want[] = [];
  const add = (when: boolean, ...wanted: Want[]) => {
    if (when) wants.push(...wanted);
  };
  const has = (pattern: RegExp) => pattern.test(message);

  add(
    has(
      /\b(?:letter\w*|typograph\w*|fonts?|logos?|posters?|spell\w*|readable|legible|headlines?|signage|packaging)\b|\b(?:text|words|writing|signs?)\b[^,.]{0,18}\b(?:label|bottle|box|shirt|menu|package|wall|screen|cover|billboard|image|picture|photo|poster|frame|right|correct\w*|well)\b|\b(?:render\w*|draws?|sets?|writes?|good (?:at|with)|for) (?:\w+ )?(?:text|words|signs|letters)\b/,
    ),
    {
      id: 'lettering',
      words: 'sets words in the picture well',
      fits: ({ lettering }) => lettering?.value.quality === 'strong',
      because: ({ lettering }) => lettering && marked(lettering, ({ quality }) => `${quality} at lettering`),
      rank: ({ lettering }) => letteringRank[lettering?.value.quality ?? 'none'],
    },
  );

  const ratio = (/\b(\d{1,2}(?:\.\d+)?:\d{1,2})\b/.exec(message)?.[1] ??
    (has(/\b(?:vertical|upright|tall|tiktok|reels?|shorts|stories)\b/)
      ? '9:16'
      : has(/\bsquare\b(?! brackets?)/)
        ? '1:1'
        : has(/\b(?:ultra-?wide|cinemascope|scope)\b/)
          ? '21:9'
          : has(/\bwidescreen\b/)
            ? '16:9'
            : undefined)) as Ratio | undefined;
  if (ratio)
    wants.push({
      id: 'ratio',
      words: `offers ${ratio}`,
      fits: (model) =>
        model.shape !== undefined &&
        model.shape.value.by !== 'image' &&
        (model.shape.value.ratios !== undefined || model.shape.value.between !== undefined) &&
        offersRatio(model, ratio),
      because: shapeFact,
    });

  const size = /\b(4k|2k|1080p|720p)\b/.exec(message)?.[1];
  if (size)
    wants.push({
      id: 'resolution',
      words: `gives ${size === '4k' ? '4K' : size === '2k' ? '2K' : size}`,
      fits: ({ resolutions }) => resolutions?.value.some((one) => one.toLowerCase() === size) === true,
      because: ({ resolutions }) => resolutions && marked(resolutions, (sizes) => sizes.join(', ')),
    });
  return wants;
}

const shapeFact = (model: Model) => model.shape && marked(model.shape, shapesOf);

const letteringRank = { strong: 3, fair: 2, poor: 1, none: 0 } as const;
