import { type ExportFile, exportJson, exportText } from '@cuewright/engine/export';
import type { PromptData } from '@cuewright/engine/methods';
import { Download } from 'lucide-react';
import { downloadFile } from '../../lib/download-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';

/** The prompt as a file, named by the millisecond. */
export function DownloadMenu({ data }: { data: PromptData }) {
  const download = (make: (data: PromptData, milliseconds: number) => ExportFile) =>
    downloadFile(make(data, Date.now()));
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
      <MenuItem onChoose={() => download(exportText)}>Text, .txt</MenuItem>
      <MenuItem onChoose={() => download(exportJson)}>With its settings, .json</MenuItem>
    </Menu>
  );
}
