import { SavedPrompts } from '../features/saved-prompts/saved-prompts.tsx';
import { useAddress } from '../lib/address.ts';
import { goToResult } from '../lib/creation/result-address.ts';
import { useOffers } from '../lib/offered-steps.ts';
import { Button } from '../ui/button/button.tsx';
import { Dialog } from '../ui/dialog/dialog.tsx';

/** Where saved prompts are found from anywhere. */
export function SavedPromptsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [, go] = useAddress();
  const offers = useOffers();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Saved prompts" size="l">
      <SavedPrompts
        onOpen={({ id, mode, method }) => {
          onClose();
          goToResult(go, { id, mode, method });
        }}
        emptyAction={
          offers('method') && (
            <Button
              look="primary"
              onClick={() => {
                onClose();
                go({ step: 'method' });
              }}
            >
              Create a prompt
            </Button>
          )
        }
      />
    </Dialog>
  );
}
