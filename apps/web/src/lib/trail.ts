/** The addresses gone through in this app, oldest first, the present one last. */
export type Trail = readonly string[];

export function trailAfterGoing(trail: Trail, href: string, isReplaced: boolean): Trail {
  if (trail.at(-1) === href) return trail;
  return [...(isReplaced ? trail.slice(0, -1) : trail), href];
}

/** After the browser's own Back or Forward. */
export function trailAfterTravel(trail: Trail, href: string): Trail {
  if (trail.at(-1) === href) return trail;
  return trail.at(-2) === href ? trail.slice(0, -1) : [...trail, href];
}

let trail: Trail = [];

export function recordGoing(href: string, isReplaced: boolean): void {
  trail = trailAfterGoing(trail, href, isReplaced);
}

/** Follows the browser's buttons from here on. */
export function followTravel(): () => void {
  const here = () => location.pathname + location.search;
  trail = [here()];
  const onTravel = () => {
    trail = trailAfterTravel(trail, here());
  };
  addEventListener('popstate', onTravel);
  return () => removeEventListener('popstate', onTravel);
}

/** Going to where one is already leaves nothing to come back from. */
export function isHere(href: string): boolean {
  return trail.at(-1) === href;
}

/** Whether the page before this one was one of ours. */
export function canGoBack(): boolean {
  return trail.length > 1;
}
