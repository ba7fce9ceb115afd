import { isolateText } from '@cuewright/engine/text';
import { Pin } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { BoxBar } from '../box-bar/box-bar.tsx';
import { cutText } from '../cut-text.ts';

interface PinBarProps {
  words: string;
  onPin: () => void;
}

/** Pins what is selected in a box. */
export function PinBar({ words, onPin }: PinBarProps) {
  return (
    <BoxBar>
      <Button isWide onClick={onPin}>
        <Pin aria-hidden="true" />
        Pin “{isolateText(words.length > SHOWN ? `${cutText(words, SHOWN)}…` : words)}”
      </Button>
    </BoxBar>
  );
}

const SHOWN = 28;
