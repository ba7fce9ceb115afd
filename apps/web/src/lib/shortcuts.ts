import { useEffectEvent, useLayoutEffect } from 'react';
import { isCovered } from './is-covered.ts';
import { sharedValue } from './shared-value.ts';

export interface Shortcut {
  /** As in `mod+k`: `mod` is ⌘ on a Mac and Ctrl elsewhere. */
  keys: string;
  /** What it does, for the list of shortcuts. */
  does: string;
}

interface Bound extends Shortcut {
  act: (() => void) | undefined;
}

/** What can be pressed right now, the oldest first. */
const bound = sharedValue<readonly Bound[]>([]);

export const currentShortcuts: () => readonly Shortcut[] = bound.get;
export const onShortcutsChange = bound.listen;

/**
 * Acts on these keys as long as the component is there, and stands in the list of shortcuts. Without an act it is
 * listed alone: somebody else hears it.
 */
export function useShortcut({ keys, does }: Shortcut, act?: () => void): void {
  const hasAct = act !== undefined;
  const onPressed = useEffectEvent(() => act?.());
  // Not a moment after it is seen: whoever sees the button may press the key.
  useLayoutEffect(() => {
    const own: Bound = { keys, does, act: hasAct ? () => onPressed() : undefined };
    bound.set([...bound.get(), own]);
    return () => bound.set(bound.get().filter((other) => other !== own));
  }, [keys, does, hasAct]);
}

/** Hears the keyboard for every shortcut: the one that came last wins. */
export function hearShortcuts(): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    const pressed = bound.get().findLast(({ keys, act }) => act && isPressed(keys, event));
    if (!pressed?.act || isCovered()) return;
    event.preventDefault();
    pressed.act();
  };
  addEventListener('keydown', onKeyDown);
  return () => removeEventListener('keydown', onKeyDown);
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>;

/** A key by itself is a letter where one writes; with `mod` it never is. */
export function isPressed(keys: string, { key, ctrlKey, metaKey, altKey, target }: Pressed): boolean {
  const parts = keys.split('+');
  const wantsMod = parts.includes('mod');
  if (key.toLowerCase() !== parts.at(-1)) return false;
  if (wantsMod !== (ctrlKey || metaKey) || parts.includes('alt') !== altKey) return false;
  return wantsMod || parts.includes('alt') || !isWrittenIn(target);
}

function isWrittenIn(target: EventTarget | null): boolean {
  const field = target as (EventTarget & { isContentEditable?: boolean; localName?: string }) | null;
  return field?.isContentEditable === true || /^(input|textarea|select)$/.test(field?.localName ?? '');
}
