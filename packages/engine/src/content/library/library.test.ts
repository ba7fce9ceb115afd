import { describe, expect, it } from 'vitest';
import { modelsFor } from '../../catalogue/index.ts';
import { promptShot } from '../../methods/prompt-shot.ts';
import * as words from '../../shot/words.ts';
import { readShot } from '../../shot-of/read-shot.ts';
import { write } from '../../writing/index.ts';
import { wordsOf } from '../every-text.ts';
import { glossary } from '../glossary/glossary.ts';
import { library } from './library.ts';
import { difficulties, libraryCategories, tiers } from './library-prompt.ts';

const samples = ['Character Consistency', 'Environment Design', 'Style Control'];

describe('[W8] the library', () => {
  it('[W8.1] [LIB-1] has the three samples and at least 60 more, half of them photos, in ten categories', () => {
    expect(library.filter(({ title }) => samples.includes(title)).map(({ category }) => category)).toEqual(
      samples,
    );
    expect(library.length).toBeGreaterThanOrEqual(63);
    expect(library.filter(({ mode }) => mode === 'photo')).toHaveLength(library.length / 2);
    expect(libraryCategories.length).toBeGreaterThanOrEqual(10);
    for (const category of libraryCategories)
      expect(library.filter((prompt) => prompt.category === category).length).toBeGreaterThanOrEqual(4);
    for (const difficulty of difficulties)
      expect(library.filter((prompt) => prompt.difficulty === difficulty).length).toBeGreaterThanOrEqual(15);
    for (const tier of tiers)
      expect(library.filter((prompt) => prompt.tier === tier).length).toBeGreaterThanOrEqual(15);
  });

  it('[W8.2] fills every field, ids and titles once each', () => {
    expect(new Set(library.map(({ id }) => id)).size).toBe(library.length);
    expect(new Set(library.map(({ title }) => title)).size).toBe(library.length);
    for (const { id, title, description, rating, techniques, terms, ctoStructure } of library) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(wordsOf(title).length).toBeLessThanOrEqual(6);
      expect(description).toMatch(/^[A-Z].{30,120}[.]$/);
      expect(rating >= 4 && rating <= 5 && Number.isInteger(Math.round(rating * 1000) / 100)).toBe(true);
      expect(techniques.length).toBe(2);
      for (const technique of techniques) expect(wordsOf(technique).length).toBeLessThanOrEqual(3);
      expect(terms.length).toBeGreaterThanOrEqual(2);
      for (const text of Object.values(ctoStructure)) expect(text).toMatch(/^[A-Z\d].{7,}[.]$/);
    }
  });

  it('[W8.3] says each in forty to ninety words; a clip is heard', () => {
    for (const { prompt, mode, id } of library) {
      const count = wordsOf(prompt).length;
      expect(count >= 40 && count <= 90 ? '' : `${id}: ${count}`).toBe('');
      expect(/\bSound\b/.test(prompt)).toBe(mode === 'video');
      expect(prompt).toMatch(/[.]$/);
    }
  });

  it('[W8.4] is a shot each: somebody or something, seen from somewhere, in some light', () => {
    for (const { prompt, mode, id } of library) {
      const { subject, camera, light, place } = promptShot(prompt, mode);
      const seen = camera.size ?? camera.angle ?? camera.movement ?? camera.lens?.mm;
      const lit = light.source ?? light.direction ?? light.quality ?? place.hour ?? place.weather;
      expect({
        id,
        subject: subject.text !== '',
        seen: seen !== undefined,
        lit: lit !== undefined || light.text !== '',
      }).toEqual({
        id,
        subject: true,
        seen: true,
        lit: true,
      });
    }
  });

  it('[W8.5] can be written for every generator that takes words', () => {
    for (const { prompt, mode } of library) {
      const shot = promptShot(prompt, mode);
      for (const model of modelsFor('advanced', mode))
        if (model.input.value !== 'numbers') expect(write(shot, model).text.length).toBeGreaterThan(0);
    }
  });

  it('[W8.6] names terms that the vocabulary has and, where they are values of a shot, its words say', () => {
    const ids = new Set(glossary.map(({ id }) => id));
    const values = new Set<string>(Object.values(words).flat());
    for (const { id, prompt, mode, terms } of library) {
      const said = new Set(JSON.stringify(readShot(prompt, { mode }).shot).match(/(?<=")[a-z0-9-]+(?=")/g));
      expect({ id, unknown: terms.filter((term) => !ids.has(term)) }).toEqual({ id, unknown: [] });
      expect({ id, unsaid: terms.filter((term) => values.has(term) && !said.has(term)) }).toEqual({
        id,
        unsaid: [],
      });
    }
  });
});
