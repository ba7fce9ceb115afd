import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../testing/any-text.ts';
import { ideas } from '../../../testing/ideas.ts';
import { runs } from '../../../testing/soak.ts';
import { read } from '../../language/read.ts';
import type { Mode } from '../../shot/shot.ts';
import { cleanText } from '../../text/clean-text.ts';
import { cleaned as cleanedReading } from './cleaned.ts';

const cleaned = (given: string, mode: Mode, locked?: readonly string[]) =>
  cleanedReading(read(given, { isClip: mode === 'video' }), locked);

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Every word of a text, wherever it is now. */
const accounted = (given: string) => {
  const { text, left } = cleaned(given, 'photo');
  return [...words(text), ...left.flatMap((one) => words(one.text))].toSorted();
};

describe('[HELP-1] what is about the job leaves the picture', () => {
  it.each([
    ['A fox in the snow. Budget is 300 euros.', 'A fox in the snow.', ['terms']],
    ['Hi there! A fox in the snow. Thanks so much, Petra', 'A fox in the snow.', ['remark', 'remark']],
    ['A fox in the snow, call me on 0171 5550199', 'A fox in the snow', ['contact']],
    ['A fox in the snow. Send drafts to jo@nord.example please.', 'A fox in the snow.', ['contact']],
    ['A fox in the snow #fox #snow', 'A fox in the snow', ['tags']],
    ['We would like a photograph of a fox in the snow', 'A fox in the snow', ['request']],
    ['The picture should show a fox in the snow', 'A fox in the snow', ['request']],
    ['A fox in the snow, gouache I think', 'A fox in the snow, gouache', ['filler']],
    ['The boss hates lens flare, so no lens flare. A fox.', 'No lens flare. A fox.', ['remark', 'filler']],
    [
      'I want a clip for the waiting room screen, looping, 12 seconds. A fox.',
      'Looping, 12 seconds. A fox.',
      ['request'],
    ],
    [
      "I'm a teacher and I'd like an illustration of a fox.",
      'An illustration of a fox.',
      ['remark', 'request'],
    ],
    ['My boss wants it to look warm. A fox.', 'Look warm. A fox.', ['remark']],
  ])('%s', (given, text, about) => {
    const made = cleaned(given, 'photo');
    expect(made.text).toBe(text);
    expect(made.left.map((one) => one.about)).toEqual(about);
  });

  it.each([
    [
      'mail',
      'From: Ilse <ilse@kiln.example>\nTo: studio\nSubject: Fwd: mug\n\nHi both,\nRita signed off on it yesterday, budget is 300 euros.\n\nA stoneware mug on a wet slate step, steam rising, hazel leaves behind it. Early morning light.\n\nThe printer needs it by 9 October. Call me on 0171 5550199.\n\nBest wishes,\nIlse Brandt\nHead of Marketing',
      'A stoneware mug on a wet slate step, steam rising, hazel leaves behind it. Early morning light.',
    ],
    [
      'chat',
      '[09:02] ana: hi, budget is 200 all in\n[09:03] ben: ok who approves\n[09:04] ana: a heron on a jetty in fog, grey water, seen from the shore\n[09:05] ben: thanks, invoice me by friday',
      'A heron on a jetty in fog, grey water, seen from the shore',
    ],
    [
      'letter in German',
      'Guten Tag zusammen,\ndie Rechnung geht bitte an Frau Dettmer in der Buchhaltung und die Freigabe kommt vom Vorstand.\nZwei Kühe stehen nebeneinander im Schnee und drehen beide den Kopf zur Kamera.\nMit besten Grüßen\nHedwig Stamm',
      'Zwei Kühe stehen nebeneinander im Schnee und drehen beide den Kopf zur Kamera.',
    ],
    [
      'chatty one',
      "My name's Delphine and I run a small studio, we've been going nine years now. A bouquet lying on a stone windowsill, a few strands of jasmine over the edge. I'd need it by the 14th because the web guy goes on holiday. If it works out there'd be more, I do six newsletters a year.",
      'A bouquet lying on a stone windowsill, a few strands of jasmine over the edge.',
    ],
  ])('[HELP-6] a clause is judged with those around it, in a %s', (_, given, text) => {
    expect(cleaned(given, 'photo').text).toBe(text);
  });

  const letter = (line: string) =>
    `Hello, budget is 300 euros and my boss signs off on Friday. A nurse in a chair with a blanket. ${line} Call me after six. Thanks, Jo`;

  it.each([
    "I'd prefer we don't show masks.",
    "Please don't include the machine.",
    "I'm myself not in the picture.",
    'Nothing else in the frame.',
    'She should look tired but kind.',
    'They must wear bells.',
    'Photo, not drawing.',
    'Cat yes, dog no.',
    'The blanket is the knitted one with stripes.',
    'She stops at the door and lets them go on.',
  ])('[HELP-10] what is said outright of the picture stays in a letter: %s', (line) => {
    const { text } = cleaned(letter(line), 'photo');
    const bare = line.replace(/^(?:I'd prefer|Please)\s+/, '').slice(1);
    expect(text).toContain(bare);
    expect(text).not.toMatch(/budget|Call me/);
  });

  it.each([
    'Upper third empty as the headline goes there.',
    'Upright because people will see it on their phone.',
    'Net 30.',
    'Final by cob Friday.',
    'They need it before the fair on the 4th.',
    'Tomas signs off tomorrow.',
    'Send stills to Mel by mail.',
    'Legal killed the last one.',
  ])('[HELP-10] and what can only be of the job goes: %s', (line) => {
    expect(cleaned(letter(line), 'photo').text).not.toMatch(/headline|phone|Net|cob|fair|Tomas|stills|Legal/);
  });

  it.each([
    ['All I want is a small kitchen at dawn.', 'A small kitchen at dawn.'],
    ["Now what I'd like is just the yard, seen from the gate.", 'Just the yard, seen from the gate.'],
    ['I want his hands to matter.', 'I want his hands to matter.'],
    ['A cook. I need the dog to be wet.', 'A cook. I need the dog to be wet.'],
  ])('[HELP-10] a wish goes only where what is wished for is whole without it: %s', (given, text) => {
    expect(cleaned(given, 'photo').text).toBe(text);
  });

  it.each([
    'a man holding an unpaid invoice',
    'a van with the words "Call 0171 5550199" on its side',
    'a clerk signs the contract under a green lamp',
    'two friends ask for the bill',
    'a phone rings in an empty office',
    'a shop window with a price tag of 300 euros',
    'I walk through a market at night',
    'Definitely no smiling-at-camera family',
    'her boss sleeps at his desk',
  ])('and what is of the picture stays: %s', (given) => {
    expect(cleaned(given, 'photo')).toEqual({ text: given, left: [] });
  });

  it('locked words stay, and so does all of it where nothing else would be left', () => {
    expect(cleaned('A fox. Budget is 300 euros.', 'photo', ['300 euros']).text).toBe(
      'A fox. Budget is 300 euros.',
    );
    expect(cleaned('Thanks so much!', 'photo')).toEqual({ text: 'Thanks so much!', left: [] });
  });

  it('takes nothing from what people ask for in a line', () => {
    const toNobody = ideas.filter(({ text }) => !/\b(?:we|i|please)\b/i.test(text));
    expect(toNobody.length).toBeGreaterThan(150);
    for (const { text } of toNobody) expect(cleaned(text, 'photo')).toEqual({ text, left: [] });
  });
});

describe('[HELP-2] every word is in the text or told as left', () => {
  const said = fc.constantFrom(
    'Hi there!',
    'The budget is 400 euros, max 450.',
    'a fox in the snow',
    'No text, no logos.',
    'My boss wants it to look warm, lol.',
    'Call me on 0171 5550199.',
    'so picture a red barn,',
    'It should show two geese.',
    'Soft light from the left;',
    '#barn #winter',
    'Thanks, Jo',
    'and a sign that says "OPEN".',
    '8 seconds, vertical',
    'please',
  );

  it('of briefs', () => {
    fc.assert(
      fc.property(fc.array(said, { minLength: 1, maxLength: 9 }), (parts) => {
        const given = parts.join(' ');
        expect(accounted(given)).toEqual(words(given).toSorted());
      }),
      runs(300, 10_000),
    );
  });

  it('of any text, and where it stood is a place in what is left', () => {
    fc.assert(
      fc.property(anyText, (given) => {
        expect(accounted(given)).toEqual(words(cleanText(given)).toSorted());
        const { text, left } = cleaned(given, 'video');
        for (const { at } of left) expect(at).toBeLessThanOrEqual(text.length);
      }),
      runs(300, 10_000),
    );
  });
});
