import type { Mark } from '@cuewright/engine/marks';
import { Image } from 'lucide-react';
import { useState } from 'react';
import { useShowPrompt } from '../../lib/creation/use-show-prompt.ts';
import { pageReader } from '../../lib/reader/page-reader.ts';
import { Button } from '../../ui/button/button.tsx';
import { showToast } from '../../ui/toast/toast-queue.ts';
import styles from './result.module.css';

/** It is told in plain sentences, so its copy is a prompt that any other still can be written from. */
const TOLD_IN_SENTENCES = 'dall-e-3';

/** A board is made of stills: a video’s prompt goes on as a still, without what only a video can be told. */
export function FirstFrame({ prompt, marks }: { prompt: string; marks: readonly Mark[] }) {
  const show = useShowPrompt();
  const [isWriting, setWriting] = useState(false);

  async function make() {
    setWriting(true);
    try {
      const still = await pageReader.ask('writePrompt', {
        made: { prompt, made: 'video', marks },
        model: TOLD_IN_SENTENCES,
      });
      show({ mode: 'photo', prompt: still.text });
    } catch {
      showToast({
        title: 'No photo prompt was made',
        text: 'The prompt couldn’t be read. Nothing was changed; try again.',
        tone: 'error',
      });
    } finally {
      setWriting(false);
    }
  }

  return (
    <>
      <Button isBusy={isWriting} onClick={() => void make()}>
        {!isWriting && <Image />}
        Make its first frame a photo prompt
      </Button>
      <p className={styles.standing}>Storyboards are made from photo prompts, so this video has none.</p>
    </>
  );
}
