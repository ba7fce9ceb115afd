import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Corners } from '../../ui/picture-frame/corners.tsx';
import { TapeLabel } from '../../ui/tape-label/tape-label.tsx';
import { Baker } from './baker.tsx';
import styles from './promo-dialog.module.css';

interface PromoDialogProps {
  isOpen: boolean;
  onTry: () => void;
  onClose: () => void;
}

/** What a new image model does, and the way to try it. */
export function PromoDialog({ isOpen, onTry, onClose }: PromoDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="l"
      title="Introducing the Nano Banana Model"
      picture={
        <div className={styles.picture}>
          <Baker />
          <Corners />
        </div>
      }
      foot={
        <>
          <Button onClick={onClose}>Maybe Later</Button>
          <Button look="primary" onClick={onTry}>
            Try Now
          </Button>
        </>
      }
    >
      <div className={styles.words}>
        <TapeLabel colour="amber">New</TapeLabel>
        <p>
          Takes plain sentences, keeps a face from one frame to the next, and edits the picture you give it.
        </p>
      </div>
    </Dialog>
  );
}
