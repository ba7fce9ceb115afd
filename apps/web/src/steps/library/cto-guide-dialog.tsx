import { ctoGuide } from '@cuewright/engine/content/cto-guide';
import { typeset } from '../../lib/typeset.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import styles from './cto-guide-dialog.module.css';
import { CtoLetter } from './cto-letter.tsx';

/** How an instruction is put together, with an example of each part. It opens where one is, so that the place in the list is kept. */
export function CtoGuideDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog title={ctoGuide.title} size="l" isOpen={isOpen} onClose={onClose}>
      <p className={styles.intro}>{ctoGuide.intro}</p>
      <div className={styles.parts}>
        {ctoGuide.parts.map(({ id, letter, name, text, example }) => (
          <div key={id}>
            <h3>
              <CtoLetter letter={letter} />
              {name}
            </h3>
            <p>{typeset(text)}</p>
            <p className={styles.example}>{example}</p>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
