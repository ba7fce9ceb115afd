import { Ellipsis } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Menu } from './menu.tsx';

interface MoreMenuProps {
  /** What it is for: "The net mender". */
  of: string;
  size?: 's' | 'm';
  /** Its button. */
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

/** What else can be done with one of many, behind three dots. */
export function MoreMenu({ of, size = 's', ref = null, children }: MoreMenuProps) {
  return (
    <Menu
      align="end"
      trigger={
        <IconButton ref={ref} label={`More for ${of}`} size={size}>
          <Ellipsis />
        </IconButton>
      }
    >
      {children}
    </Menu>
  );
}
