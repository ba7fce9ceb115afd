import { imageLimits } from '@cuewright/contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import type { Analyzed } from '../../features/picture-reading/analyze-picture.ts';
import { PictureRefused } from '../../features/picture-reading/picture-refused.tsx';
import { isClip } from '../../features/picture-reading/taken-files.ts';
import { usePictureInput } from '../../features/picture-reading/use-picture-input.tsx';
import { megabytes } from '../../lib/picture-files.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import card from './card.module.css';
import { ClipPlate } from './clip-plate.tsx';
import { GonePlate } from './gone-plate.tsx';
import { Palette } from './palette.tsx';
import styles from './picture-card.module.css';
import { PicturePreview } from './picture-preview.tsx';
import { PointedSighting } from './pointed-sighting.tsx';
import { useSitting } from './sitting.ts';
import { useAnalyze } from './use-analyze.ts';

interface PictureCardProps {
  file: File;
  measured: Analyzed['measured'] | undefined;
  seen: Analyzed['seen'];
  problem: string | undefined;
  /** It is one of a table, and goes back there. */
  isOfMany: boolean;
}

/** The picture, what it is, and the colours it is made of. */
export function PictureCard({ file, measured, seen, problem, isOfMany }: PictureCardProps) {
  const { choose, remove } = useAnalyze();
  const { input, open } = usePictureInput(choose, { alsoTakes: imageLimits.clipTypes });
  const { isPictureGone, chosenSighting } = useSitting();
  const [pointed, setPointed] = useState<string>();
  const region = measured?.focus.region;
  const facts = [
    measured && `${measured.size.width} × ${measured.size.height}`,
    megabytes(file.size),
    region && !isPictureGone && 'sharpest inside the box',
  ].filter(Boolean);
  return (
    <section className={card.card} aria-label={isClip(file) ? 'Your clip' : 'Your picture'}>
      {isPictureGone ? (
        <GonePlate />
      ) : isClip(file) ? (
        <ClipPlate name={file.name} />
      ) : (
        <PicturePreview
          file={file}
          region={region}
          horizon={measured?.horizon}
          seen={seen}
          onPoint={setPointed}
        />
      )}
      {seen && pointed !== undefined && pointed === chosenSighting && !isPictureGone && (
        <PointedSighting seen={seen} id={pointed} />
      )}
      <div className={styles.picbar}>
        <div>
          <p className={styles.fileName}>{file.name}</p>
          <p className={card.small}>{facts.join(', ')}</p>
        </div>
        {!isOfMany && (
          <>
            <Button size="s" onClick={open}>
              Replace
            </Button>
            <IconButton
              label={isClip(file) ? 'Remove the clip' : 'Remove the picture'}
              size="s"
              onClick={remove}
            >
              <X />
            </IconButton>
          </>
        )}
        {input}
      </div>
      <PictureRefused problem={problem} />
      {measured && <Palette swatches={measured.palette} />}
    </section>
  );
}
