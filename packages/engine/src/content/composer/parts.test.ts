import { describe, expect, it } from 'vitest';
import { unsaid } from '../../../testing/unsaid.ts';
import type { Mode } from '../../shot/shot.ts';
import { narrow } from '../fits.ts';
import { grounds, type LensPart, type LightPart, type PlacePart, type SubjectPart } from './part.ts';
import { composerParts } from './parts.ts';

const { subjects, places, lights, lenses, moves, moods } = composerParts;
const modes = ['photo', 'video'] as const;

function placesOf(subject: SubjectPart): PlacePart[] {
  return places.filter((place) => subject.grounds.includes(place.ground) && narrow(subject, place));
}

function lightsOf(subject: SubjectPart, place: PlacePart): LightPart[] {
  const where = narrow(subject, place);
  return lights.filter(
    (light) =>
      where &&
      narrow(where, light) &&
      (light.grounds?.includes(place.ground) ?? true) &&
      (place.sources?.includes(light.source) ?? true),
  );
}

function lensesOf(subject: SubjectPart, place: PlacePart, mode: Mode): LensPart[] {
  return lenses.filter(
    (lens) =>
      (lens.mode ?? mode) === mode &&
      lens.reach.some((reach) => subject.reach.includes(reach)) &&
      narrow(place, lens),
  );
}

describe('[W5] parts of the composer', () => {
  it('[W5.1] are as many as promised', () => {
    expect(subjects.photo.length).toBeGreaterThanOrEqual(40);
    expect(subjects.video.length).toBeGreaterThanOrEqual(40);
    expect(places.length).toBeGreaterThanOrEqual(40);
    expect(lights.length).toBeGreaterThanOrEqual(40);
    expect(lenses.length).toBeGreaterThanOrEqual(30);
    expect(moods.length).toBeGreaterThanOrEqual(30);
  });

  it('[W5.2] say in their tags what they say in words', () => {
    const tagged = [
      ...subjects.photo,
      ...subjects.video,
      ...places,
      ...lights,
      ...lenses,
      ...moves,
      ...moods,
    ];
    expect(tagged.flatMap((part) => unsaid(part.text, part))).toEqual([]);
  });

  it('[W5.3] of light say one hour and one sort of place, of place one sort', () => {
    expect(lights.filter(({ hours, classes }) => hours?.length !== 1 || classes?.length !== 1)).toEqual([]);
    expect(places.filter(({ classes }) => classes?.length !== 1)).toEqual([]);
  });

  it.each(grounds)('[W5.4] find company on every ground: %s', (ground) => {
    for (const mode of modes)
      expect(subjects[mode].filter((subject) => subject.grounds.includes(ground)).length).toBeGreaterThan(3);
    expect(places.filter((place) => place.ground === ground).length).toBeGreaterThan(3);
  });

  it.each(modes)('[W5.5] leave every subject a choice of places, lights and lenses: %s', (mode) => {
    for (const subject of subjects[mode]) {
      const found = placesOf(subject);
      expect(found.length, subject.text).toBeGreaterThan(1);
      for (const place of found) {
        expect(lightsOf(subject, place).length, `${subject.text} ${place.text}`).toBeGreaterThan(3);
        expect(lensesOf(subject, place, mode).length, subject.text).toBeGreaterThan(4);
      }
    }
  });

  it('[W5.6] leave every lens, move and light a use', () => {
    const all = modes.flatMap((mode) =>
      subjects[mode].flatMap((subject) => placesOf(subject).map((place) => ({ mode, subject, place }))),
    );
    const usedLights = new Set(all.flatMap(({ subject, place }) => lightsOf(subject, place)));
    const usedLenses = new Set(all.flatMap(({ mode, subject, place }) => lensesOf(subject, place, mode)));
    const usedPlaces = new Set(all.map(({ place }) => place));
    expect(lights.filter((light) => !usedLights.has(light))).toEqual([]);
    expect(lenses.filter((lens) => !usedLenses.has(lens))).toEqual([]);
    expect(places.filter((place) => !usedPlaces.has(place))).toEqual([]);
    const reaches = new Set(subjects.video.flatMap(({ reach }) => reach));
    expect(moves.filter(({ reach }) => !reach.some((own) => reaches.has(own)))).toEqual([]);
  });
});
