import { Segments } from '../../ui/segments/segments.tsx';
import type { ToolProps } from './tools-panel.tsx';

/** Whether it is for a picture or a clip. */
export function ModeChoice({ mode, onMode }: ToolProps) {
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
