import { describe, expect, it } from 'vitest';
import { seeded } from '../../../testing/seeded.ts';
import { blocksOf, litFrom, patchesUnder, sharpAround } from '../../../testing/synthetic-picture.ts';
import { completeReverse, reverseModels, reversePrompt } from '../../methods/index.ts';
import { namePicture } from '../../methods/reverse/name-picture.ts';
import { measurePicture } from '../measure-picture.ts';
import { describePicture } from './describe-picture.ts';

const sharp = measurePicture(sharpAround({ x: 0.25, y: 0.5 }, 3), { width: 6000, height: 4000 });
const camera = {
  body: 'Sony A7R V',
  lens: 'FE 35mm F1.4 GM',
  focal_length: '35mm',
  aperture: 'f/1.4',
  shutter: '1/125',
  iso: '3200',
  taken_at: '21:40',
};

describe('[I2] what measurements say', () => {
  it('[I2.1] says every part of an analysis from the pixels alone', () => {
    const { analysis, originalCaption } = describePicture(sharp, 'general');
    expect(analysis).toMatchObject({
      subject: 'one sharp subject left of centre',
      environment: 'before a soft background, with open space to the right',
      model: 'general',
    });
    expect(analysis.style).toContain('black-and-white photograph, shallow depth of field');
    expect(analysis.technicalNotes).toMatch(/^6000 × 4000, 3:2\. /);
    expect(Object.values(analysis).every((words) => words !== '')).toBe(true);
    expect(originalCaption).toBe('');
  });

  it('[I2.1] says where the light is from and how warm it is', () => {
    expect(describePicture(measurePicture(litFrom('left', 4)), 'general').analysis.lighting).toContain(
      'light from the left',
    );
    expect(describePicture(measurePicture(patchesUnder(3_000, 4)), 'general').analysis.lighting).toMatch(
      /warm, near (?:2[6-9]|3[0-4])00K/,
    );
    expect(
      describePicture(measurePicture(patchesUnder(6_500, 4)), 'general').analysis.lighting,
    ).not.toContain('near');
  });

  it('[I2.2] takes over what the file says of the camera and of the picture', () => {
    const { analysis, originalCaption } = describePicture(sharp, 'flux', camera, {
      caption: 'Last ferry\nof the day',
      keywords: ['quay', 'rain'],
    });
    expect(originalCaption).toBe('Last ferry of the day');
    expect(analysis.subject).toBe('Last ferry of the day');
    expect(analysis.style).toContain('shot on Sony A7R V, 35mm at f/1.4, 1/125 s, ISO 3200');
    expect(analysis.technicalNotes).toContain('Taken at 21:40');
    const keyed = describePicture(sharp, 'flux', {}, { caption: '', keywords: ['quay', 'rain', 'quay'] });
    expect([keyed.originalCaption, keyed.analysis.subject]).toEqual(['quay, rain', 'quay, rain']);
  });

  it('[I2.3] is surer with more to go by, and says why', () => {
    const bare = describePicture(sharp, 'general');
    const told = describePicture(sharp, 'general', camera, { caption: 'A quay', keywords: [] });
    expect(told.analysis.confidence).toBeGreaterThan(bare.analysis.confidence);
    for (const { analysis, reasons } of [bare, told]) {
      expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(analysis.confidence);
      expect(reasons.every(({ says }) => says.length > 10)).toBe(true);
    }
    const small = measurePicture(blocksOf([{ hex: '#884422', share: 1 }], 1), { width: 60, height: 40 });
    expect(describePicture(small, 'general').analysis.confidence).toBeLessThan(bare.analysis.confidence);
  });

  it('[I2.4] puts what somebody says is in the picture in the place of what pixels could say', () => {
    const { analysis } = describePicture(sharp, 'general');
    const said = namePicture(analysis, 'A customer with an umbrella, at the window of a harbour kiosk.');
    expect(said).toMatchObject({
      subject: 'A customer with an umbrella',
      environment: 'at the window of a harbour kiosk',
      lighting: analysis.lighting,
    });
    expect(namePicture(analysis, '  ')).toEqual(analysis);
    expect(namePicture(analysis, 'a wet dog')).toMatchObject({
      subject: 'a wet dog',
      environment: analysis.environment,
    });
    expect(reversePrompt(said, 'general').text).toMatch(
      /^A customer with an umbrella at the window of a harbour kiosk\. /,
    );
  });

  it('[I2.4] loses no word of what is said, whatever it is', () => {
    const { analysis } = describePicture(sharp, 'general');
    const random = seeded(8);
    const words =
      'a the dog quay night in at by under rain, lamp; red 35mm "no" umbrella window kitchen (two) men —'.split(
        ' ',
      );
    for (let line = 0; line < 300; line++) {
      const said = Array.from(
        { length: 1 + Math.floor(random() * 14) },
        () => words[Math.floor(random() * words.length)],
      ).join(' ');
      const named = namePicture(analysis, said);
      const kept =
        named.subject === analysis.subject
          ? ''
          : `${named.subject} ${named.environment === analysis.environment ? '' : named.environment}`;
      const bare = (text: string) => text.replace(/[^a-z0-9]+/gi, ' ').trim();
      if (kept !== '') expect(bare(kept)).toBe(bare(said));
    }
  });

  it('[I2.5] writes Midjourney in the picture’s own shape where that is wanted', () => {
    const { analysis } = describePicture(sharp, 'midjourney');
    expect(reversePrompt(analysis, 'midjourney').text).toMatch(/ --ar 16:9 --v 6 --style raw --s 750$/);
    expect(reversePrompt(analysis, 'midjourney', '3:2').text).toMatch(/ --ar 3:2 --v 6 --style raw --s 750$/);
    for (const model of reverseModels.filter((one) => one !== 'midjourney'))
      expect(reversePrompt(analysis, model, '3:2')).toEqual(reversePrompt(analysis, model));
  });

  it('[I2.1] hands over an analysis that makes a prompt in every format', () => {
    for (const model of reverseModels) {
      const { analysis } = describePicture(sharp, model);
      const written = reversePrompt(analysis, model);
      expect(completeReverse({ written, analysis })).toMatchObject({
        isReversed: true,
        prompt: written.text,
      });
      expect(written.text).toMatch(/^One sharp subject left of centre/);
    }
  });
});
