import { describe, expect, it } from 'vitest';
import { readShot } from '../../shot-of/read-shot.ts';
import { seePlace } from './see-place.ts';

describe('[S2] what is seen', () => {
  it.each([
    ['a baker kneads bread in a kitchen', 'kitchen'],
    ['a clerk at a desk in an office', 'office'],
    ['a dancer on a stage', 'stage'],
    ['a man walks down a street', 'street'],
    ['two cats in an alley', 'alley'],
    ['a deer in a snowy forest', 'forest'],
    ['a tractor in a wheat field', 'field'],
    ['a man crossing the desert', 'desert'],
    ['a trawler at sea', 'sea'],
    ['a fisherman in a harbour', 'harbour'],
    ['a goat in the mountains', 'mountains'],
    ['a perfume bottle in a studio', 'studio'],
    ['a diver underwater', 'underwater'],
    ['a man in a train carriage', 'train'],
    ['a woman in a bathroom', 'bathroom'],
    ['a teacher in a classroom', 'classroom'],
    ['a woman on a train platform', 'platform'],
    ['a man in a subway station', 'platform'],
    ['an explorer in a cave', 'cave'],
    ['a hiker at a waterfall', 'waterfall'],
    ['a man on a bridge', 'bridge'],
    ['a man in ancient ruins', 'ruins'],
    ['a bottle on a platform', 'open'],
    ['a woman in a bedroom', 'bedroom'],
    ['a chef in a restaurant kitchen', 'kitchen'],
    ['a nurse in a hospital corridor', 'hospital'],
    ['an astronaut standing on the moon', 'moon'],
    ['skyscrapers at night', 'rooftop'],
    ['a city skyline at dusk', 'rooftop'],
    ['a woman walking down a hotel corridor', 'corridor'],
    ['farmers harvesting wheat', 'field'],
    ['a knight in front of a castle', 'castle'],
    ['two men in a dark car park', 'carpark'],
    ['a woman on a staircase', 'stairs'],
    ['an explorer in the jungle', 'jungle'],
    ['a waterfall in the jungle', 'waterfall'],
    ['a cowboy in front of a saloon', 'street'],
    ['a boxer in the ring', 'ring'],
    ['a school bus on a country road', 'field'],
    ['a robot watering plants in a greenhouse', 'room'],
    ['a truck on the highway', 'open'],
    ['a man sitting on a rock by the sea', 'beach'],
    ['a couple hugging on a railway platform', 'platform'],
    ['a quokka', 'plain'],
  ])('[S2.1] the place of “%s” is %s', (text, place) => {
    expect(seePlace(readShot(text).shot)).toBe(place);
  });
});
