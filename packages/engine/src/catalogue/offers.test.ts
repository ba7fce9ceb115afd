import { expect, it } from 'vitest';
import { modelOf, offersDuration, offersRatio } from './index.ts';

it('[C5.1] a shape is offered when it is listed, lies between the bounds, or nothing is known', () => {
  expect(offersRatio(modelOf('google-veo-3'), '9:16')).toBe(true);
  expect(offersRatio(modelOf('google-veo-3'), '1:1')).toBe(false);
  expect(offersRatio(modelOf('midjourney'), '14:1')).toBe(true);
  expect(offersRatio(modelOf('midjourney'), '15:1')).toBe(false);
  expect(offersRatio(modelOf('zeroscope-v2'), '1:1')).toBe(false);
  expect(offersRatio(modelOf('midjourney-video'), '16:9')).toBe(false);
  expect(offersRatio(modelOf('hailuo-02'), '16:9')).toBe(true);
  expect(offersRatio(modelOf('artbreeder'), '5:7')).toBe(true);
});

it('[C5.2] a length is offered when it is listed, is a step of the range, or nothing is known', () => {
  expect(offersDuration(modelOf('kling-1.6'), 10)).toBe(true);
  expect(offersDuration(modelOf('kling-1.6'), 8)).toBe(false);
  expect(offersDuration(modelOf('amazon-nova-reel'), 18)).toBe(true);
  expect(offersDuration(modelOf('amazon-nova-reel'), 20)).toBe(false);
  expect(offersDuration(modelOf('amazon-nova-reel'), 126)).toBe(false);
  expect(offersDuration(modelOf('meta-movie-gen'), 3.5)).toBe(true);
  expect(offersDuration(modelOf('phenaki'), 90)).toBe(true);
  expect(offersDuration(modelOf('dream-machine'), 9)).toBe(true);
  expect(offersDuration(modelOf('dream-machine'), 8)).toBe(false);
  expect(offersDuration(modelOf('runway-gen4'), 3)).toBe(true);
});
