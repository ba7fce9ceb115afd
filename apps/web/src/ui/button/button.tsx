import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One primary action a screen; `danger` deletes. */
  look?: 'primary' | 'plain' | 'bare' | 'danger';
  ref?: Ref<HTMLButtonElement>;
}

export function Button({ look = 'plain', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={`${styles.button} ${styles[look]}`} />;
}
