/** What somebody sees of an element, and could do with it. */
export function isVisible(element: HTMLElement | undefined): boolean {
  if (!element?.checkVisibility({ visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}

export function isDisabled(element: HTMLElement): boolean {
  return element.matches(':disabled') || element.closest('[aria-disabled=true]') !== null;
}

export function shareInSight(element: HTMLElement): number {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const across = Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
  const down = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
  return width * height === 0 ? 0 : (across * down) / (width * height);
}

export interface Point {
  x: number;
  y: number;
}

/** Where a click on it would go: the middle of the first of its boxes that is in sight. */
export function middleInSight(element: HTMLElement): Point | undefined {
  for (const { left, top, right, bottom } of element.getClientRects()) {
    const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    if (to > from && below > above) return { x: (from + to) / 2, y: (above + below) / 2 };
  }
  return undefined;
}

/** Whether what happens at a target happens to the element: in it, or on its label. */
export function isMeant(element: HTMLElement, target: EventTarget | null): boolean {
  return (
    target instanceof Element && (element.contains(target) || target.closest('label')?.control === element)
  );
}

const ofPlace = [
  'transform',
  'translate',
  'scale',
  'inset',
  'top',
  'left',
  'width',
  'height',
  'blockSize',
  'inlineSize',
];

/** Whether it is on its way, by itself or with what it stands in. */
export function isMoving(element: HTMLElement): boolean {
  return document.getAnimations().some(({ effect, playState }) => {
    if (playState !== 'running' || !(effect instanceof KeyframeEffect)) return false;
    if (!effect.target?.contains(element) || effect.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
      return false;
    return effect.getKeyframes().some((frame) => ofPlace.some((property) => property in frame));
  });
}
