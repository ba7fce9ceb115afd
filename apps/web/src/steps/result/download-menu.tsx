import { type ExportFile, exportJson, exportText } from '@cuewright/engine/export';
import type { Mark } from '@cuewright/engine/marks';
import type { PromptData } from '@cuewright/engine/methods';
import { Download } from 'lucide-react';
import { downloadFile } from '../../lib/download-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import type { ModelCopy } from './use-model-copy.ts';

interface DownloadMenuProps {
  data: PromptData;
  /** The text on the sheet: the prompt, or the copy of its generator. */
  shown: string;
  copy: Pick<ModelCopy, 'model' | 'byModel'>;
  marks: readonly Mark[];
}

/** The prompt as a file, named by the millisecond. */
export function DownloadMenu({ data, shown, copy, marks }: DownloadMenuProps) {
  const download = (make: (milliseconds: number) => ExportFile) => downloadFile(make(Date.now()));
  async function downloadInfotext() {
    try {
      const { infotextFile } = await import('./infotext-file.ts');
      download((milliseconds) => infotextFile(data, marks, copy, milliseconds));
    } catch {
      showToast({ title: 'The A1111 file was not written', tone: 'error' });
    }
  }
  return (
    <Menu
      align="end"
      trigger={
        <Button look="bare" size="s">
          <Download />
          Download
        </Button>
      }
    >
      <MenuItem onChoose={() => download((milliseconds) => exportText({ prompt: shown }, milliseconds))}>
        Text, .txt
      </MenuItem>
      <MenuItem onChoose={() => download((milliseconds) => exportJson(data, milliseconds))}>
        With its settings, .json
      </MenuItem>
      {data.mode === 'photo' && (
        <MenuItem onChoose={() => void downloadInfotext()}>For A1111 and Forge, .txt</MenuItem>
      )}
    </Menu>
  );
}
