import type { Stretch } from './word-stops.ts';

/** What is selected within an element, in UTF-16 units of its text; nothing where the selection is elsewhere too. */
export function selectedIn(element: HTMLElement): Stretch | undefined {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  if (!element.contains(range.startContainer) || !element.contains(range.endContainer)) return undefined;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(range.startContainer, range.startOffset);
  const start = before.toString().length;
  return { start, end: start + range.toString().length };
}

/** A stretch of an element's text as the browser knows it. */
export function rangeOf(element: HTMLElement, { start, end }: Stretch): Range {
  const range = document.createRange();
  range.selectNodeContents(element);
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let at = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (start >= at && start < at + length) range.setStart(node, start - at);
    if (end > at && end <= at + length) {
      range.setEnd(node, end - at);
      break;
    }
    at += length;
  }
  return range;
}

/** Scrolls whatever has to, as far as it takes to see a range above what covers the foot of the screen. */
export function bringIntoSight(range: Range, covered = 0): void {
  const margin = 24;
  let scroller = closestScroller(range.startContainer.parentElement);
  while (scroller) {
    const at = range.getBoundingClientRect();
    const isPage = scroller === document.scrollingElement;
    const room = isPage ? { top: 0, bottom: innerHeight } : scroller.getBoundingClientRect();
    const below = at.bottom + margin - Math.min(room.bottom, innerHeight - covered);
    const above = at.top - margin - Math.max(room.top, 0);
    if (below > 0) scroller.scrollTop += Math.min(below, Math.max(0, above));
    else if (above < 0) scroller.scrollTop += above;
    scroller = isPage ? null : closestScroller(scroller.parentElement);
  }
}

function closestScroller(from: Element | null): Element | null {
  for (let one = from; one; one = one.parentElement) {
    if (one === document.documentElement || one === document.body) break;
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY))
      return one;
  }
  return document.scrollingElement;
}
