import type { MadeFacts } from '@cuewright/engine/image-metadata';
import { provenanceLine } from '@cuewright/engine/recovered';
import { holdsPrompt } from '../../lib/file-facts/recovered-prompt.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { changeSitting } from './sitting.ts';

/** What the file says of its maker, before the picture is measured. */
export function MadeNote({ facts }: { facts: MadeFacts | undefined }) {
  if (holdsPrompt(facts))
    return (
      <Banner
        head="The file holds its own prompt."
        action={
          <Button size="s" onClick={() => changeSitting({ isAnalysisWanted: false })}>
            Show the exact prompt
          </Button>
        }
      >
        To measure the picture as well counts one.
      </Banner>
    );
  const line = facts && provenanceLine(facts);
  if (!line) return null;
  return (
    <Banner isNews head={line}>
      What it shows can still be measured.
    </Banner>
  );
}
