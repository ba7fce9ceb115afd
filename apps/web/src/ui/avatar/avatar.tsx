import { useState } from 'react';
import { classNames } from '../class-names.ts';
import styles from './avatar.module.css';
import { initialsOf } from './initials.ts';

interface AvatarProps {
  name: string;
  /** Shown once it has loaded; until then, and when it does not, the initials stand. */
  picture?: string | undefined;
  size?: 's' | 'l';
}

/** A face beside a name that is already there to read, or inside a control that has one. */
export function Avatar({ name, picture, size = 's' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={classNames(styles.avatar, styles[size])} aria-hidden="true">
      {initialsOf(name)}
      {picture && picture !== broken && <img src={picture} alt="" onError={() => setBroken(picture)} />}
    </span>
  );
}
