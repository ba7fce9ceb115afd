import type { EnhancedVoice } from '@cuewright/engine/enhance';
import { useEffect, useState } from 'react';
import type { Mode } from '../../lib/address.ts';
import styles from './part-list.module.css';

interface TidiedListProps {
  text: string;
  mode: Mode;
}

/** What was said as it will be used, and what was taken out of it on the way. */
export function TidiedList({ text, mode }: TidiedListProps) {
  const made = useTidied(text, mode);
  if (!made) return null;
  const { tidied, left, added } = made;
  if (tidied.length + left.length === 0) return null;
  return (
    <section className={styles.list} aria-labelledby="tidied">
      <h2 id="tidied">Tidied for the prompt</h2>
      <dl>
        {tidied.map(({ kind, words, instead }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was taken out stays in its order
          <div key={at}>
            <dt>{kind === 'filler' ? 'Filler' : 'Taken back'}</dt>
            <dd>
              <del>{words}</del>
              {instead && ` ${instead}`}
            </dd>
          </div>
        ))}
        {left.map(({ text: words }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was left out stays in its order
          <div key={`left ${at}`}>
            <dt>About the job</dt>
            <dd>
              <del>{words}</del>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {added.length > 0
          ? `Added when you use it: ${added.map((one) => one.text).join('; ')}.`
          : 'Nothing is added to it.'}
      </p>
    </section>
  );
}

/** Milliseconds without a change: whoever is typing is not held up. */
const PAUSE = 300;

/** Worked out when nobody is speaking; what does that comes when it is first wanted. */
function useTidied(text: string, mode: Mode): EnhancedVoice | undefined {
  const [made, setMade] = useState<{ of: string; mode: Mode; voice: EnhancedVoice | undefined }>();
  useEffect(() => {
    if (text.trim() === '') return;
    const waiting = setTimeout(async () => {
      // Without a line the words are kept, and tidied when they are used.
      const room = await import('@cuewright/engine/enhance').catch(() => undefined);
      if (room) setMade({ of: text, mode, voice: room.enhanceVoice(text, mode) });
    }, PAUSE);
    return () => clearTimeout(waiting);
  }, [text, mode]);
  return made?.of === text && made.mode === mode ? made.voice : undefined;
}
