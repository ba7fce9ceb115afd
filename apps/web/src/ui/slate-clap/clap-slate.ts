import styles from './slate-clap.module.css';

/** The slate claps once, over whatever is on the screen. Whoever wants less motion gets none of it. */
export function clapSlate(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const slate = document.createElement('div');
  slate.className = styles['slate'] ?? '';
  slate.setAttribute('aria-hidden', 'true');
  slate.append(stick('upper'), stick('lower'));
  // The last of its animations is its own: it fades when the sticks have met.
  slate.addEventListener('animationend', ({ target }) => target === slate && slate.remove());
  document.body.append(slate);
}

function stick(name: 'upper' | 'lower'): HTMLElement {
  const made = document.createElement('i');
  made.className = styles[name] ?? '';
  return made;
}
