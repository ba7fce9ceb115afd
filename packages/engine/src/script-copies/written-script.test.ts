import { describe, expect, it } from 'vitest';
import { copiesOf } from '../copies/index.ts';
import { writtenScript } from './written-script.ts';

describe('[SCRIPT-8] a script that somebody has written stays theirs', () => {
  it.each([
    [
      'Scene one: hello, I am Ruth from the desk. Scene two, put your badge on the reader and wait for the green light. Needs to be done by Friday.',
      [['hello, I am Ruth from the desk.'], ['put your badge on the reader and wait for the green light.']],
    ],
    [
      'Here is the text, line by line:\nThe pool opens at six.\nBring a coin for the locker.\n\nMusic: soft piano. 9:16.',
      [['The pool opens at six.'], ['Bring a coin for the locker.']],
    ],
    [
      'Turn this into a clip: A loom has two beams. The warp runs between them. // pictures: loom, shuttle',
      [['A loom has two beams.'], ['The warp runs between them.']],
    ],
    [
      'Script: Rinse the brush. Pause for two seconds. Hang it up by the handle. Warm voice, female.',
      [['Rinse the brush.', '[Pause: two seconds]'], ['Hang it up by the handle.']],
    ],
    [
      'voiceover below:\n1. We lost the roof in March.\n2. We are open again.\n',
      [['We lost the roof in March.'], ['We are open again.']],
    ],
  ])('%s', (text, scenes) => {
    expect(writtenScript(text, true)?.scenes).toEqual(scenes);
  });

  it.each([
    'New tram line 7: runs every 9 minutes, low floor. Questions at the depot.',
    'Sgt Lund explains fire doors: keep them shut; never wedge them.',
    'A cooper hammers a hoop onto a barrel in a yard.',
    'The scene one remembers is the last. We keep that.',
    'Tips for gardeners: water early. Mulch deep.',
  ])('and what is no script is none: %s', (text) => {
    expect(writtenScript(text, true)).toBeUndefined();
  });

  it('nothing of ours is added to it, and nothing else is read out', () => {
    const text =
      'Reel for the shop please. Line by line:\nThe shears are back.\nAsk for Ines.\nFriendly voice, woman. Stock pictures. Rain under it would be nice.';
    for (const model of ['fliki-ai', 'pictory-ai', 'synthesia-ai', 'invideo-ai', 'steve-ai'] as const) {
      const [copy] = copiesOf({ words: { text }, mode: 'video', models: [model] });
      expect(copy?.prompt).toContain('The shears are back.');
      expect(copy?.prompt).not.toMatch(/\[(?:Say|Add)|Rain under|line by line/i);
      const there = [
        copy?.prompt,
        ...Object.values(copy?.sentAs ?? {}),
        ...(copy?.leftOff ?? []).map(({ what }) => what),
      ].join(' ');
      expect(there).toContain('Rain under it would be nice');
      expect(there).toMatch(/woman/i);
    }
  });
});
