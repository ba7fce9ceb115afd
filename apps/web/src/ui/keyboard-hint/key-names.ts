interface KeyName {
  /** As it stands on the key. */
  sign: string;
  /** As it is said. */
  spoken: string;
}

const MAC: Record<string, KeyName> = {
  mod: { sign: '⌘', spoken: 'Command' },
  alt: { sign: '⌥', spoken: 'Option' },
  shift: { sign: '⇧', spoken: 'Shift' },
};
const OTHER: Record<string, KeyName> = {
  mod: { sign: 'Ctrl', spoken: 'Control' },
  alt: { sign: 'Alt', spoken: 'Alt' },
  shift: { sign: 'Shift', spoken: 'Shift' },
};
const ANY: Record<string, KeyName> = {
  enter: { sign: '↵', spoken: 'Enter' },
  escape: { sign: 'Esc', spoken: 'Escape' },
  up: { sign: '↑', spoken: 'Up' },
  down: { sign: '↓', spoken: 'Down' },
  left: { sign: '←', spoken: 'Left' },
  right: { sign: '→', spoken: 'Right' },
};

/** The keys of a shortcut as this person's keyboard names them. */
export function keyNames(keys: string, isMac = onMac()): KeyName[] {
  const own = isMac ? MAC : OTHER;
  return keys
    .split('+')
    .map((key) => own[key] ?? ANY[key] ?? { sign: key.toUpperCase(), spoken: key.toUpperCase() });
}

function onMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
}
