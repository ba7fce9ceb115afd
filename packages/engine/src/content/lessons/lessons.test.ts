import { describe, expect, it } from 'vitest';
import { promptShot } from '../../methods/prompt-shot.ts';
import { wordsOf } from '../every-text.ts';
import { checkChallenge } from './check-challenge.ts';
import { characterExamples, templateExamples } from './examples.ts';
import { lessonCategories, needs } from './lesson.ts';
import { lessons } from './lessons.ts';

describe('[W9] the lessons', () => {
  it('[W9.1] [TRN-1] are six, one a category, and six more', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(12);
    expect(new Set(lessons.slice(0, 6).map(({ category }) => category))).toEqual(new Set(lessonCategories));
    expect(new Set(lessons.slice(6).map(({ category }) => category))).toEqual(new Set(lessonCategories));
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    expect(new Set(lessons.map(({ icon }) => icon)).size).toBe(lessons.length);
  });

  it('[W9.2] tell a story, four key points and a scene before and after', () => {
    for (const { id, story, keyPoints, examples } of lessons) {
      const count = wordsOf(story.join(' ')).length;
      expect(count >= 110 && count <= 240 ? '' : `${id}: ${count}`).toBe('');
      expect(keyPoints).toHaveLength(4);
      expect(examples.length).toBeGreaterThanOrEqual(1);
    }
  });

  it('[W9.3] keep in what comes after all that their challenge asks, within its words', () => {
    for (const { id, examples, practiceExercise } of lessons)
      for (const { after, mode } of examples) {
        const asked = { ...practiceExercise, mode, words: 60 };
        const result = checkChallenge(after.prompt, asked);
        expect({ id, missing: result.missing, filler: result.filler, over: result.over }).toEqual({
          id,
          missing: [],
          filler: [],
          over: 0,
        });
      }
  });

  it('[W9.4] find in what comes before the words that a lens cannot see', () => {
    for (const { id, examples, practiceExercise } of lessons)
      for (const { before } of examples)
        expect({ id, found: checkChallenge(before.prompt, practiceExercise).filler.length > 0 }).toEqual({
          id,
          found: true,
        });
  });

  it('[W9.5] ask for at least three things in a challenge, each of which can be missed', () => {
    for (const { practiceExercise } of lessons) {
      expect(practiceExercise.needs.length).toBeGreaterThanOrEqual(3);
      expect(practiceExercise.words >= 40 && practiceExercise.words <= 60).toBe(true);
      expect(checkChallenge('A person', practiceExercise).missing).toEqual(practiceExercise.needs);
    }
    expect(new Set(lessons.flatMap(({ practiceExercise }) => practiceExercise.needs))).toEqual(
      new Set([...needs].filter((need) => need !== 'hour')),
    );
  });
});

describe('[W10] the examples of the trainer', () => {
  it('[W10.1] are six characters of three marks and six patterns, of either mode', () => {
    for (const examples of [characterExamples, templateExamples]) {
      expect(examples).toHaveLength(6);
      expect(new Set(examples.map(({ mode }) => mode))).toEqual(new Set(['photo', 'video']));
      for (const { prompt, mode } of examples) expect(promptShot(prompt, mode).subject.text).not.toBe('');
    }
    for (const { pattern } of templateExamples) expect(pattern).toMatch(/\[.+\].*\[.+\]/);
  });
});
