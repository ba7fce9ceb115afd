import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useAddress } from '../../lib/address.ts';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { toolIds } from './tool-names.ts';
import { ToolsPanel } from './tools-panel.tsx';

/** Prompting Tools: what somebody has already becomes a prompt. Shown as a step, and in the workspace area. */
export function Tools() {
  const [{ mode }] = useAddress();
  const [, setMode] = useQueryState('mode', parseAsStringLiteral(['photo', 'video']));
  const [tool, setTool] = useQueryState('tool', parseAsStringLiteral(toolIds));
  return (
    <>
      <PageHead title="Prompting Tools">
        A picture, a camera, your voice or a rough text. Each ends as a prompt you can edit.
      </PageHead>
      <ToolsPanel
        tool={tool}
        onChoose={(next) => void setTool(next)}
        mode={mode ?? 'photo'}
        onMode={(next) => void setMode(next)}
      />
    </>
  );
}
