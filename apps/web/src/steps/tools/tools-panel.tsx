import type { ComponentType } from 'react';
import type { Mode } from '../../lib/address.ts';
import { classNames } from '../../ui/class-names.ts';
import { CaptureTool } from './capture-tool.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { TextTool } from './text-tool.tsx';
import { type ToolId, toolIds, tools } from './tool-names.ts';
import styles from './tools.module.css';
import { UploadTool } from './upload-tool.tsx';
import { VoiceTool } from './voice-tool.tsx';

/** What the words are for, and how that is changed. */
export interface ToolProps {
  mode: Mode;
  onMode: (mode: Mode) => void;
}

const screens: Record<ToolId, ComponentType<ToolProps>> = {
  image: UploadTool,
  camera: CaptureTool,
  voice: VoiceTool,
  text: TextTool,
};

interface ToolsPanelProps extends ToolProps {
  tool: ToolId | null;
  onChoose: (tool: ToolId | null) => void;
  /** In a dialog, where there is little room. */
  isCompact?: boolean;
}

/** The four tools, and the one that is chosen; chosen again, it is put away. */
export function ToolsPanel({ tool, onChoose, isCompact = false, ...rest }: ToolsPanelProps) {
  const Screen = tool ? screens[tool] : HowItWorks;
  return (
    <div className={classNames(isCompact && styles.compact)}>
      <ul className={styles.cards} aria-label="Tools">
        {toolIds.map((id) => {
          const { name, hint, icon: Icon } = tools[id];
          return (
            <li key={id}>
              <button
                type="button"
                className={classNames(styles.card, id === tool && styles.on)}
                aria-pressed={id === tool}
                onClick={() => onChoose(id === tool ? null : id)}
              >
                <span className={styles.sign}>
                  <Icon aria-hidden="true" />
                </span>
                <span>
                  <span className={styles.name}>{name}</span>
                  <span className={styles.hint}>{hint}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <Screen key={tool} {...rest} />
    </div>
  );
}
