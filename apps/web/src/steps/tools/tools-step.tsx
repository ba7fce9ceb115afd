import { parseAsStringLiteral, useQueryState } from 'nuqs';
import page from '../../app/shell/shell.module.css';
import { useAddress } from '../../lib/address.ts';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { toolIds } from './tool-names.ts';
import { ToolsPanel } from './tools-panel.tsx';

/** Prompting Tools: what somebody has already becomes a prompt. */
export function ToolsStep() {
  const [{ mode }, go] = useAddress();
  const [tool, setTool] = useQueryState('tool', parseAsStringLiteral(toolIds));
  return (
    <div className={page.page}>
      <PageHead title="Prompting Tools">
        A picture, a camera, your voice or a rough text. Each ends as a prompt you can edit.
      </PageHead>
      <ToolsPanel
        tool={tool}
        onChoose={(next) => void setTool(next)}
        mode={mode ?? 'photo'}
        onMode={(next) => go({ step: 'tools', mode: next, tool: tool ?? undefined }, { replace: true })}
      />
    </div>
  );
}
