import { expect, it, onTestFinished, vi } from 'vitest';
import { Progress } from './progress.ts';

function progressOn(terminal: { isTTY: boolean; columns: number }) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const written: string[] = [];
  const progress = new Progress({ ...terminal, write: (text) => void written.push(text.toString()) });
  return { progress, text: () => written.splice(0).join('') };
}

it('tells what each step had to say in one piece, in the order in which they end', () => {
  const { progress, text } = progressOn({ isTTY: false, columns: 80 });
  progress.begin('server');
  progress.begin('browser');
  progress.hear('server', Buffer.from('a server\n'));
  progress.hear('browser', Buffer.from('a browser\n'));
  progress.hear('server', Buffer.from('another server\n'));
  progress.end('browser', '── browser: fine (1.0 s)');
  progress.end('server', '── server: FAILED (2.0 s)');
  progress.close();
  expect(text()).toBe(
    [
      '── server begins',
      '── browser begins',
      '',
      '── browser',
      'a browser',
      '── browser: fine (1.0 s)',
      '',
      '── server',
      'a server',
      'another server',
      '── server: FAILED (2.0 s)',
      '',
    ].join('\n'),
  );
});

it('tells a log every half minute what runs and what it said last', () => {
  const { progress, text } = progressOn({ isTTY: false, columns: 80 });
  progress.begin('server');
  progress.hear('server', Buffer.from('\u001b[32m✓\u001b[39m notes\n ✓ prompts\n\n'));
  text();
  vi.advanceTimersByTime(29_999);
  expect(text()).toBe('');
  vi.advanceTimersByTime(1);
  expect(text()).toBe('   … server 30 s: ✓ prompts\n');
  progress.end('server', 'done');
  text();
  vi.advanceTimersByTime(60_000);
  expect(text()).toBe('');
});

it('follows them on the last line of a terminal, which it gives back', () => {
  const { progress, text } = progressOn({ isTTY: true, columns: 40 });
  progress.begin('server');
  progress.begin('browser');
  progress.hear('server', Buffer.from('a line that is longer than its half of the screen'));
  text();
  vi.advanceTimersByTime(1_000);
  expect(text()).toBe('\r\u001b[Kserver 1 s: a lin · browser 1 s: ');
  progress.close();
  expect(text()).toBe('\r\u001b[K');
});
