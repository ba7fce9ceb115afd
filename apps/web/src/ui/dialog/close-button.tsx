import { X } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';

/** The cross of whatever lies over the page, which gives it what it does. */
export const closeButton = (
  <IconButton label="Close" size="s">
    <X />
  </IconButton>
);
