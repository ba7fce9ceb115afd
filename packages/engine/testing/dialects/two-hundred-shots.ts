import type { Mode, Shot } from '../../src/shot/shot.ts';
import * as words from '../../src/shot/words.ts';
import { readShot } from '../../src/shot-of/index.ts';
import { ideas } from '../ideas.ts';
import { seeded } from '../seeded.ts';

/** Two hundred ideas, each with other boxes filled in, so that every value of every field is met. */
export function twoHundredShots(mode: Mode): readonly Shot[] {
  return ideas.map(({ text }, at) => filledIn(readShot(text, { mode }).shot, seeded(at + 1)));
}

function filledIn(shot: Shot, random: () => number): Shot {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const maybe = (fill: () => void) => {
    if (random() < 0.5) fill();
  };
  const { camera, light, place, audio } = shot;
  maybe(() => Object.assign(camera, { size: one(words.shotSizes) }));
  maybe(() => Object.assign(camera, { angle: one(words.angles) }));
  maybe(() => Object.assign(camera, { movement: one(words.movements) }));
  maybe(() => Object.assign(camera, { lens: { mm: one([14, 24, 35, 50, 85, 135]) } }));
  maybe(() => Object.assign(camera, { aperture: one(['f/1.4', 'f/2.8', 'f/8']) }));
  maybe(() => Object.assign(camera, { focus: one(words.focuses) }));
  maybe(() =>
    Object.assign(camera, { iso: one([100, 800, 3200]), body: one(['ARRI Alexa Mini', 'Nikon Z9']) }),
  );
  maybe(() => camera.framings.push(one(words.framings)));
  maybe(() => Object.assign(light, { source: one(words.lightSources) }));
  maybe(() => Object.assign(light, { direction: one(words.lightDirections) }));
  maybe(() => Object.assign(light, { quality: one(words.lightQualities) }));
  maybe(() => Object.assign(light, { temperature: one([2700, 3200, 5600, 6500]) }));
  maybe(() => Object.assign(place, { hour: place.hour ?? one(words.hours) }));
  maybe(() => Object.assign(place, { weather: place.weather ?? one(words.weathers) }));
  maybe(() => shot.effects.push(one(words.effects)));
  maybe(() => shot.palette.push(...one([['teal', 'orange'], ['#1F2937'], ['bone white', 'rust']])));
  maybe(() => {
    shot.mood = shot.mood || one(['tense', 'quiet and unhurried', 'As if everybody had just left']);
  });
  maybe(() => shot.negative.push(one(['text', 'crowd', 'clouds', 'modern clothing']), 'watermark'));
  maybe(() => {
    shot.ratio = one(['16:9', '9:16', '1:1', '4:5', '21:9'] as const);
  });
  if (shot.mode === 'video') {
    maybe(() => {
      shot.duration = one([4, 5, 6, 8, 10]);
    });
    maybe(() => audio.ambience.push(one(['rain on a tin roof', 'a far-off train'])));
    maybe(() => audio.sounds.push(one(['a door slams', 'keys in a lock'])));
    maybe(() => {
      audio.music = one(['a cello alone', 'slow brass']);
    });
    maybe(() =>
      shot.lines.push({
        speaker: 'the old man',
        words: one(['Stay.', 'We are closed, come back tomorrow.']),
        manner: 'whispering',
      }),
    );
  }
  return shot;
}
