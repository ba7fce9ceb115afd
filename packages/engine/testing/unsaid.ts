import type { Fits } from '../src/content/fits.ts';
import type { Hour, PlaceClass, Weather } from '../src/shot/words.ts';

/** Words that cannot stand in a text without fixing the hour, the weather or the place it is at home in. */
const hourWords: [RegExp, readonly Hour[]][] = [
  [/\bdawn\b|\bfirst light\b|\bdaybreak\b/, ['dawn', 'sunrise']],
  [/\bsunrise\b/, ['sunrise']],
  [/\bmorning\b|\bbreakfast\b/, ['dawn', 'sunrise', 'morning']],
  [/\b(mid-?day|noon)\b/, ['midday']],
  [/\b(?<!mid-)afternoon\b/, ['afternoon', 'golden-hour']],
  [/\bgolden hour\b/, ['golden-hour', 'sunrise', 'sunset']],
  [/\bsunset\b/, ['golden-hour', 'sunset', 'dusk']],
  [/\b(dusk|twilight)\b/, ['dusk', 'blue-hour', 'evening']],
  [/\bblue hour\b/, ['blue-hour', 'dawn', 'dusk']],
  [/\bevening\b/, ['golden-hour', 'sunset', 'dusk', 'blue-hour', 'evening', 'night']],
  [/\b(night|midnight|moon(light|lit)?|starlight)\b/, ['evening', 'night', 'dawn']],
  [
    /\b(sun|sunlit|sunlight|sunshine)\b/,
    ['sunrise', 'morning', 'midday', 'afternoon', 'golden-hour', 'sunset'],
  ],
  [/\bdaylight\b/, ['dawn', 'sunrise', 'morning', 'midday', 'afternoon', 'golden-hour', 'sunset', 'dusk']],
];

const weatherWords: [RegExp, readonly Weather[]][] = [
  [/\b(rain|raining|raindrops|downpour)\b(?! (has|gone|stopped))/, ['rain', 'drizzle', 'thunderstorm']],
  [/\bdrizzl\w+\b/, ['rain', 'drizzle']],
  [/\b(snow(ing|fall)?|snowflakes|sleet)\b/, ['snow']],
  [/\bfog(gy|ged)?\b/, ['fog', 'mist']],
  [/\bmist(y)?\b/, ['fog', 'mist']],
  [/\bovercast\b/, ['overcast']],
  [/\b(thunder|thunderstorm|lightning)\b/, ['thunderstorm']],
  [/\bhaz(e|y)\b/, ['haze', 'heat', 'dust', 'mist']],
  [/\b(sun|sunlit|sunlight|sunshine)\b/, ['clear-sky', 'wind', 'haze', 'dust', 'heat', 'fog', 'mist']],
];

const placeWords: [RegExp, readonly PlaceClass[]][] = [
  [/\b(ceiling|skirting|floorboards|carpet|wallpaper|sofa|radiator|corridor)\b/, ['interior']],
  [/\b(windowsill|window light|curtains|blinds)\b/, ['interior']],
  [/\b(pavement|kerb|hedge|meadow|horizon line|treeline|tarmac)\b/, ['exterior']],
  [/\b(cyclorama|seamless paper|paper roll)\b/, ['studio']],
];

/** What a text says of hour, weather and place that its tags do not say, or that they deny. */
export function unsaid(text: string, tags: Fits): string[] {
  const lower = text.toLowerCase();
  const check = <T>(words: [RegExp, readonly T[]][], tagged: readonly T[] | undefined, name: string) =>
    words.flatMap(([word, allowed]) => {
      const found = word.exec(lower)?.[0];
      if (!found || tagged?.every((tag) => allowed.includes(tag))) return [];
      return [`${name} "${found}": ${tagged?.join() ?? 'untagged'} in "${text}"`];
    });
  return [
    ...check(hourWords, tags.hours, 'hour'),
    ...check(weatherWords, tags.weathers, 'weather'),
    ...check(placeWords, tags.classes, 'place'),
  ];
}
