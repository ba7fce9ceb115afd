import { describe, expect, it } from 'vitest';
import { everyText, wordsOf } from './every-text.ts';

/** Praise and filler: words that name no thing, no light and no act. */
const banned =
  /\b(stunning|beautiful(ly)?|breathtaking|amazing|awesome|epic|majestic|vibrant|dramatic(ally)?|cinematic(ally)?|professional(ly)?|high[- ]quality|masterpiece|ethereal|serene|captivating|mesmeri[sz]ing|gorgeous|magical|mystical|enchanting|whimsical|dreamy|dreamlike|timeless|iconic|exquisite|elegant(ly)?|sleek|lush|immersive|evocative|otherworldly|ultra[- ](realistic|detailed)|hyper[- ]?realistic|photorealistic|award[- ]winning|best quality|8k|trending|perfect(ly)?|incredible|unforgettable|picturesque|luxurious|seamless(ly)?|unleash|elevate|delve|tapestry|testament|nestled|bustling|neon[- ]lit alley|cyberpunk|astronaut|lighthouse|samurai)\b/i;

const texts = everyText();

describe('[W1] the writing', () => {
  it('[W1.1] praises nothing and fills no space', () => {
    const offenders = texts.filter(
      ({ text, where }) => banned.test(text) && !mandated(where, text) && !isBefore(where),
    );
    expect(offenders).toEqual([]);
  });

  it('[W1.2] says nothing twice: no two texts share a fifth of their runs of five words', () => {
    const seen = new Map<string, number[]>();
    const shared = new Map<string, number>();
    const runs = texts.map(({ text }) => runsOfFive(wordsOf(text)));
    for (const [index, own] of runs.entries())
      for (const run of own) {
        for (const other of seen.get(run) ?? [])
          shared.set(`${other} ${index}`, (shared.get(`${other} ${index}`) ?? 0) + 1);
        seen.set(run, [...(seen.get(run) ?? []), index]);
      }
    const offenders = [...shared].flatMap(([pair, count]) => {
      const [one = 0, other = 0] = pair.split(' ').map(Number);
      const shorter = Math.min(runs[one]?.size ?? 0, runs[other]?.size ?? 0);
      return count / shorter > 0.2 ? [[texts[one]?.text, texts[other]?.text]] : [];
    });
    expect(offenders).toEqual([]);
  });

  it('[W1.3] opens each text with four words of its own', () => {
    const openings = new Map<string, string>();
    const offenders: unknown[] = [];
    for (const { text } of texts) {
      const opening = wordsOf(text).slice(0, 4).join(' ');
      if (openings.has(opening)) offenders.push([openings.get(opening), text]);
      openings.set(opening, text);
    }
    expect(offenders).toEqual([]);
  });

  it('[W1.4] is set cleanly: no exclamation, no double or outer space, plain quotes, no ellipsis', () => {
    const unclean = /[!…“”‘’–—]|\s\s|^\s|\s$|\.\.\./;
    expect(texts.filter(({ text }) => unclean.test(text))).toEqual([]);
  });

  it('[W1.5] tells a generator what is there, never what is not', () => {
    const prompts = texts.filter(({ where }) => isPrompt(where));
    expect(prompts.length).toBeGreaterThan(400);
    expect(prompts.filter(({ text }) => /\b(no|without|isn't|don't|never)\b/i.test(text))).toEqual([]);
  });
});

/** What is written for generators, as against for people. */
function isPrompt(where: string): boolean {
  if (/^(library|lessons|characterExamples|templateExamples)\./.test(where))
    return where.endsWith('.prompt') && !isBefore(where);
  return /^(simpleTemplates|advancedTemplates|additions|elsewhere|anyLights|anyPlaces|tones|compositions|palettes|finishes|composerParts|oneClickPrompts)\./.test(
    where,
  );
}

/** What a lesson shows as it should not be written. */
function isBefore(where: string): boolean {
  return /^lessons\..*\.before\.prompt$/.test(where);
}

/** What the specification itself names in such words. */
function mandated(where: string, text: string): boolean {
  return where.startsWith('genres.') && text === 'Cinematic';
}

function runsOfFive(words: string[]): Set<string> {
  return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(' ')));
}
