import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './digits.module.css';

interface DigitsProps {
  value: number;
  /** Zeros stand in front until there are so many. */
  places?: number;
}

// By hand: the first number that Intl writes costs a phone fifty milliseconds, in the midst of the first load.
const groups = (value: number) => value.toString().replace(/\B(?=(?:\d{3})+$)/g, ',');

/** A count on wheels, as on a footage counter. */
export function Digits({ value, places = 1 }: DigitsProps) {
  const written = Math.trunc(Math.abs(value)).toString().padStart(places, '0');
  const firstCounting = Math.min(written.search(/[1-9]|.$/), written.length - 1);
  return (
    <span className={styles.digits}>
      <VisuallyHidden>{groups(value)}</VisuallyHidden>
      {[...written].map((digit, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a wheel is known by its place
        <span key={place} aria-hidden="true" data-idle={place < firstCounting}>
          {digit}
        </span>
      ))}
    </span>
  );
}
