import { useEffect } from 'react';
import { isCovered } from '../../../lib/is-covered.ts';
import { useShortcut } from '../../../lib/shortcuts.ts';

interface BuilderKeys {
  onNext: () => void;
  /** A template of this step, from 0. */
  onTemplate?: ((n: number) => void) | undefined;
  templates: number;
}

/** Ctrl or ⌘ with Enter goes on from anywhere in the builder, Alt with a letter puts a template in. */
export function useBuilderKeys({ onNext, onTemplate, templates }: BuilderKeys): void {
  // Listed there, heard here: a radio keeps Enter from the page's own ear, and the letters are many.
  useShortcut({ keys: 'mod+enter', does: 'Next step, or generate' });
  useShortcut({ keys: 'alt+a', does: 'Put in the first template, with B the second, and so on' });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.repeat) return;
      if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
        if (isCovered()) return;
        event.preventDefault();
        onNext();
        return;
      }
      const n = /^Key([A-Z])$/.exec(event.code)?.[1]?.charCodeAt(0) ?? Number.NaN;
      const at = n - 'A'.charCodeAt(0);
      if (
        event.defaultPrevented ||
        !onTemplate ||
        !event.altKey ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return;
      if (!(at < templates) || isTyping(event) || isCovered()) return;
      event.preventDefault();
      onTemplate(at);
    }
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [onNext, onTemplate, templates]);
}

/** Keyboards that write ą or ę by Option and a letter go on writing them. What English ones make of it is no loss. */
function isTyping(event: KeyboardEvent): boolean {
  if (event.getModifierState('AltGraph')) return true;
  return /^\p{L}$/u.test(event.key) && !/^[a-zåçƒ]$/i.test(event.key);
}
