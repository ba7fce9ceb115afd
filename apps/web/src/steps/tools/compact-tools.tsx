import { useState } from 'react';
import type { Mode } from '../../lib/address.ts';
import type { ToolId } from './tool-names.ts';
import { ToolsPanel } from './tools-panel.tsx';

/** The tools where one is already: in the account. */
export function CompactTools() {
  const [tool, setTool] = useState<ToolId | null>(null);
  const [mode, setMode] = useState<Mode>('photo');
  return <ToolsPanel isCompact tool={tool} onChoose={setTool} mode={mode} onMode={setMode} />;
}
