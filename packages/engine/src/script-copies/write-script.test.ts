import { describe, expect, it } from 'vitest';
import { type ModelId, modelsFor } from '../catalogue/index.ts';
import { type CopyFor, copiesOf } from '../copies/index.ts';
import { takesScript } from './index.ts';

const tools = modelsFor('advanced', 'video').filter(takesScript);

function copyOf(text: string, model: ModelId): CopyFor {
  const [copy] = copiesOf({ words: { text }, mode: 'video', models: [model] });
  if (!copy) throw new Error('No copy came.');
  return copy;
}
const bins =
  'Training video for new drivers, 60 seconds. Tone: calm. Check the mirrors before every start. Never reverse alone. Report a broken lamp on extension 4411.';
const briefs = [
  bins,
  'Veterinary clinic promo for dog owners: ticks hide behind the ears, check after every walk, call 0316 555 012. Visuals: a brush, a lamp. Warm voice.',
  'Sgt Lund explains fire doors: keep them shut; never wedge them; report a broken closer.',
  'YouTube, residents over 65, tone: neighbourly. New tram line 7: runs every 9 minutes, low floor. Two voices, man and woman. End: questions at the depot.',
  'MIRA: "The kiln is hot." TOM: "Then we wait." Visuals: kiln door, two mugs.',
  'Lines: "We sold the boat." "We kept the oars." line per scene, ink drawing style, voice v_31.',
  'A cooper hammers a hoop onto a barrel in a yard.',
  'Wash it twice. Dry it flat. Never iron the print.',
];

describe('[SCRIPT-1] a script has scenes, and the brief is not read out', () => {
  it('each thing that is to be said is a scene, in order, with an opening or a close marked to be filled', () => {
    expect(copyOf(bins, 'synthesia-ai').prompt).toBe(
      [
        '## Scene 1: Check the mirrors',
        '**Speaker:** Narrator',
        'Check the mirrors before every start.',
        '[Add about 60 words: an example, or why it matters]',
        '',
        '## Scene 2: Never reverse alone',
        '**Speaker:** Narrator',
        'Never reverse alone.',
        '[Add about 60 words: an example, or why it matters]',
        '',
        '## Scene 3: Close',
        '**Speaker:** Narrator',
        'Report a broken lamp on extension 4411.',
      ].join('\n'),
    );
  });

  it.each(tools.map(({ id }) => id))('nothing about the making is spoken: %s', (id) => {
    for (const brief of briefs) {
      const { prompt } = copyOf(brief, id);
      const spoken = prompt
        .split('\n')
        .filter(
          (line) =>
            !/^(?:Brief|Audience|Tone|Voice|Visuals|Music|A |An |mediaSearchQuery|\*\*Visual|## |Scene \d|Visual:|\*\*Speaker|Rules:)/.test(
              line,
            ),
        );
      expect(spoken.join('\n').replace(/"(?:background|voice_id)": "[^"]*"/g, '')).not.toMatch(
        /training video|promo for|residents over 65|\btone\b|two voices|line per scene|visuals:|ink drawing|v_31/i,
      );
    }
  });

  it('what is only seen is shown and never read out; what to say is marked to be filled', () => {
    for (const { id } of tools) {
      const { prompt, leftOff } = copyOf('A cooper hammers a hoop onto a barrel in a yard.', id);
      expect(prompt).toContain('[Say what this video is about]');
      const isBeside = /\*\*Visual:\*\*|Visuals:|mediaSearchQuery:|"background":/.test(prompt);
      expect(isBeside || leftOff.some(({ what }) => what.includes('cooper'))).toBe(true);
    }
  });
});

describe('[SCRIPT-2] words that somebody gave stay word for word, with who says them', () => {
  it.each(tools.map(({ id }) => id))(
    '%s',
    (id) => {
      const { prompt } = copyOf(briefs[4] ?? '', id);
      const [first, second] = ['The kiln is hot.', 'Then we wait.'].map((line) => prompt.indexOf(line));
      expect(first).toBeGreaterThanOrEqual(0);
      expect(second).toBeGreaterThan(first ?? 0);
      expect(prompt).not.toMatch(/\[(?:Say|Add)/);
    },
    10_000,
  );

  it('each under its own speaker', () => {
    expect(copyOf(briefs[4] ?? '', 'synthesia-ai').prompt).toMatch(
      /MIRA\nThe kiln is hot\.[\s\S]*TOM\nThen we wait\./,
    );
  });
});

describe('[SCRIPT-3] as long as is asked', () => {
  it('what is missing to the seconds is marked, about 2.3 words a second', () => {
    const asked = (seconds: number) =>
      [
        ...copyOf(bins.replace('60', String(seconds)), 'synthesia-ai').prompt.matchAll(/about (\d+) words/g),
      ].reduce((sum, [, words]) => sum + Number(words), 0);
    expect(asked(60)).toBeGreaterThan(100);
    expect(asked(60)).toBeLessThan(150);
    expect(asked(120)).toBeGreaterThan(asked(60) + 100);
    expect(asked(10)).toBe(0);
  });

  it('and the length, audience and tone stand beside it where the tool takes them', () => {
    expect(copyOf(bins, 'synthesia-ai').sentAs).toMatchObject({
      audience: 'new drivers',
      tone: 'calm',
      duration: 60,
    });
    expect(copyOf(bins, 'invideo-ai').prompt).toMatch(
      /A 60-second video[\s\S]*Audience: new drivers\.\nTone: calm\./,
    );
    expect(copyOf(briefs[5] ?? '', 'fliki-ai').sentAs).toMatchObject({
      sceneBreakdown: 'lineBreak',
      voiceId: 'v_31',
      artStyle: 'ink drawing style',
    });
  });
});

describe('[SCRIPT-4] nothing of a brief is lost in silence', () => {
  it.each(tools.map(({ id }) => id))('%s', (id) => {
    const lost = briefs.flatMap((brief) => {
      const { prompt, sentAs, leftOff, settings } = copyOf(brief, id);
      const there = [
        prompt,
        ...Object.values(sentAs),
        ...Object.values(settings),
        ...leftOff.map(({ what }) => what),
      ]
        .join(' ')
        .toLowerCase();
      const words = brief.toLowerCase().match(/[\p{L}\p{N}_]{4,}/gu) ?? [];
      return words
        .filter((word) => !there.includes(word) && !SAID_OTHERWISE.has(word))
        .map((word) => `${word}: ${brief}`);
    });
    expect(lost).toEqual([]);
  });

  /** Labels, joints, and what a setting says in figures. */
  const SAID_OTHERWISE = new Set('tone visuals lines explains seconds questions'.split(' '));
});

it('[SCRIPT-5] a form is a script as a text is', () => {
  const [copy] = copiesOf({
    words: {
      method: 'simple',
      form: {
        subject: 'Sgt Lund explains fire doors: keep them shut; never wedge them',
        setting: 'a stairwell',
        mood: 'serious',
        cameraAngle: '60 seconds',
      },
    },
    mode: 'video',
    models: ['synthesia-ai'],
  });
  expect(copy?.prompt).toMatch(/## Scene 2: Keep them shut\n\*\*Speaker:\*\* Sgt Lund\nKeep them shut\./);
  expect(copy?.prompt).toContain('**Visual:** a stairwell');
  expect(copy?.prompt).not.toMatch(/explains|serious/);
});

it('[SCRIPT-6] nothing English stands in a script of another language', () => {
  const text = 'Das Freibad öffnet am ersten Mai. Kinder zahlen nichts.';
  for (const { id } of tools) expect(copyOf(text, id).prompt).not.toMatch(/\[Say|\[Add|Opening|matters/);
});

describe('[SCRIPT-7] what the maker is told is done, and never read out', () => {
  const orders =
    'Make a 40 second safety video for visitors of our quarry. Presenter should be a woman in her 40s. Keep it friendly. Helmets are at gate 3. Mention the siren at 11:15 twice. Show the crusher. No music. End with the emergency number 2299 on screen.';

  it('scene by scene', () => {
    const { prompt, sentAs, leftOff } = copyOf(orders, 'synthesia-ai');
    expect(prompt).toBe(
      [
        '## Scene 1: Safety',
        '**Speaker:** Narrator (a woman in her 40s)',
        '[Say what this safety video is about]',
        '**Visual:** the crusher',
        '',
        '## Scene 2: Helmets are at gate 3',
        '**Speaker:** Narrator (a woman in her 40s)',
        'Helmets are at gate 3.',
        '[Add about 35 words: an example, or why it matters]',
        '**Visual:** the crusher',
        '',
        '## Scene 3: The siren at 11:15',
        '**Speaker:** Narrator (a woman in her 40s)',
        'The siren at 11:15.',
        '[Add about 35 words: an example, or why it matters]',
        '**Visual:** the crusher',
        '',
        '## Scene 4: Close',
        '**Speaker:** Narrator (a woman in her 40s)',
        'The siren at 11:15.',
        'The emergency number 2299.',
        '**On screen:** the emergency number 2299',
      ].join('\n'),
    );
    expect(sentAs).toMatchObject({ audience: 'visitors of our quarry', tone: 'friendly', duration: 40 });
    expect(leftOff.map(({ what }) => what)).toContain('No music');
  });

  it.each(tools.map(({ id }) => id))('every fact is told, and no order: %s', (id) => {
    const { prompt } = copyOf(orders, id);
    for (const fact of ['Helmets are at gate 3', 'siren at 11:15', '2299']) expect(prompt).toContain(fact);
    expect(prompt).not.toMatch(/keep it|mention|should be|end with|make a|show the/i);
  });

  it.each([
    ['Wash it twice. Dry it flat.', 'Wash it twice.'],
    ["Don't throw the bread away. Dry it.", "Don't throw the bread away."],
    ['Cover the dough with a cloth. Wait an hour.', 'Cover the dough with a cloth.'],
    ['Call 0664 123 45 67. Ask for Lena.', 'Ask for Lena.'],
  ])('advice to the viewers is told: %s', (brief, line) => {
    expect(copyOf(brief, 'fliki-ai').prompt.split('\n').join(' ')).toContain(line);
  });

  it('what a picture looks like is shown, whichever figures it has', () => {
    const { prompt } = copyOf(
      'Medium shot at eye level on a 50mm, slow push in. A woman mends a net on a pier. One bare bulb from the left, about 2700K, low-key.',
      'synthesia-ai',
    );
    const spoken = prompt.split('\n').filter((line) => !/^(?:\*\*|## |$)/.test(line));
    expect(spoken).toEqual(['[Say what this video is about]', '[Say what the viewers should do next]']);
  });

  it('a quoted line among facts is one of them, and one for the end is the last', () => {
    const { prompt } = copyOf(
      'The bakery opens on 3 May at 7:30. Buns are 2.80 until noon. Say at the end: "Come early."',
      'fliki-ai',
    );
    expect(prompt).toMatch(/3 May at 7:30[\s\S]*2\.80[\s\S]*Come early\.$/);
  });

  it('one face a part of the words, and two voices in turns', () => {
    const portrait = copyOf(
      '"He is awake. He has eaten." First sentence serious, rest happy.',
      'd-id-creative',
    );
    expect(portrait.prompt).toMatch(/"start_frame": 0, "expression": "serious".*"expression": "happy"/);
    const turns = copyOf(
      'The tram runs every 9 minutes. It stops at the gate. Two voices, man and woman.',
      'invideo-ai',
    );
    expect(turns.prompt).toMatch(/Man: The tram[\s\S]*Woman: It stops/);
  });
});
