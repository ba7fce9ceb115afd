import { Segments } from '../ui/segments/segments.tsx';
import type { Mode } from './address.ts';

interface ModeChoiceProps {
  mode: Mode;
  onMode: (mode: Mode) => void;
}

/** Whether a prompt is for a picture or a clip. */
export function ModeChoice({ mode, onMode }: ModeChoiceProps) {
  return (
    <Segments
      label="What it is for"
      options={[
        { value: 'photo', label: 'Photo' },
        { value: 'video', label: 'Video' },
      ]}
      value={mode}
      onChange={onMode}
    />
  );
}
