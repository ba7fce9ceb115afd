import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noTrail, type Trail, trailAfterGoing, wayBack } from './trail.ts';

/** A browser's history: entries that carry what was written into them, and which of them is shown. */
class Browser {
  entries: { href: string; trail: Trail }[] = [{ href: '/', trail: noTrail }];
  at = 0;

  get shown() {
    return this.entries[this.at] ?? { href: '', trail: noTrail };
  }
  push(href: string, trail: Trail) {
    this.entries = [...this.entries.slice(0, this.at + 1), { href, trail }];
    this.at++;
  }
  jump(by: number) {
    this.at = Math.min(Math.max(this.at + by, 0), this.entries.length - 1);
  }
}

const move = fc.oneof(
  fc.constantFrom('/a', '/b', '/c').map((href) => ({ kind: 'go' as const, href })),
  fc.integer({ min: -3, max: 3 }).map((by) => ({ kind: 'jump' as const, by })),
  fc.constant({ kind: 'sign in' as const }),
  fc.constant({ kind: 'back' as const }),
);

it('[STEP-4] Back leads to the step that was shown before this one, after any walk', () => {
  fc.assert(
    fc.property(fc.array(move), (moves) => {
      const browser = new Browser();
      /** What an entry's Back has to lead to, by the entry. */
      const cameFrom = new Map<object, readonly string[]>([[browser.shown, []]]);
      const wayOf = (entry: object) => cameFrom.get(entry) ?? [];
      for (const step of moves) {
        const { shown } = browser;
        const way = wayOf(shown);
        if (step.kind === 'go') {
          browser.push(step.href, trailAfterGoing(shown.trail, shown.href));
          cameFrom.set(browser.shown, [...way, shown.href]);
        } else if (step.kind === 'jump') {
          browser.jump(step.by);
        } else if (step.kind === 'sign in') {
          // The provider's page, and then ours again at the same step.
          browser.push('provider', noTrail);
          browser.push(shown.href, { ...shown.trail, behind: 0 });
          cameFrom.set(browser.shown, way);
        } else {
          const back = wayBack(shown.trail);
          if (back === 'browser') browser.jump(-1);
          else browser.push(back.href, back.trail);
          expect(browser.shown.href).toBe(way.at(-1) ?? '/');
          if (back !== 'browser') cameFrom.set(browser.shown, way.slice(0, -1));
        }
        if (browser.shown.href === 'provider') browser.jump(1);
        if (browser.shown.href === 'provider') browser.jump(-1);
      }
    }),
  );
});

it('remembers the last fifty steps and no more', () => {
  let trail = noTrail;
  for (let n = 0; n < 80; n++) trail = trailAfterGoing(trail, `/?step=${n}`);
  expect(trail.before).toHaveLength(50);
  expect(trail.before.at(-1)).toBe('/?step=79');
  expect(trail.behind).toBe(50);
});
