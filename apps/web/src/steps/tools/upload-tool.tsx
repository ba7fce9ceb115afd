import { useState } from 'react';
import { PictureDrop } from '../../features/picture-reading/picture-drop.tsx';
import { PictureRefused } from '../../features/picture-reading/picture-refused.tsx';
import { usePastedPicture } from '../../features/picture-reading/use-pasted-picture.ts';
import { usePictureInput } from '../../features/picture-reading/use-picture-input.tsx';
import { whyUnsendable } from '../../lib/picture-files.ts';
import { Button } from '../../ui/button/button.tsx';
import { useKeptPicture } from './kept-picture.ts';
import panel from './panel.module.css';
import { PictureTool } from './picture-tool.tsx';

/** A picture from this device: chosen, dropped or pasted. */
export function UploadTool() {
  const [picture, keep] = useKeptPicture('image');
  const [problem, setProblem] = useState<string>();
  async function choose([next]: File[]): Promise<void> {
    if (!next) return;
    const wrong = await whyUnsendable(next);
    setProblem(wrong);
    if (!wrong) keep(next);
  }
  const { input, open } = usePictureInput(choose);
  usePastedPicture(choose);

  if (picture) {
    return (
      <PictureTool {...picture} onClear={() => keep(undefined)}>
        <Button onClick={open}>Replace</Button>
        {input}
        <PictureRefused problem={problem} />
      </PictureTool>
    );
  }
  return (
    <section className={panel.panel} aria-label="Your picture">
      <div className={panel.inset}>
        <PictureDrop problem={problem} onChoose={choose} />
      </div>
    </section>
  );
}
