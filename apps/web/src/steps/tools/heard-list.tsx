import type * as shotOf from '@cuewright/engine/shot-of';
import { Check } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { partNames } from '../../features/prompt-sheet/part-names.ts';
import type { Mode } from '../../lib/address.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Part, partLetters } from '../../ui/part/part.ts';
import { partInk } from '../../ui/part/part-ink.ts';
import styles from './part-list.module.css';
import { toolParts } from './tool-parts.ts';

const asks: Record<Part, string> = {
  subject: 'Who or what is in it?',
  place: 'Where are we, and when?',
  mood: 'What should it feel like?',
  camera: 'How close, from where, does it move?',
  light: 'Where does the light come from?',
  technical: 'Frame and finish can wait',
  audio: 'What is heard?',
};

/** What has been said so far, part by part, and what nobody has spoken of yet. */
export function HeardList({ text, mode }: { text: string; mode: Mode }) {
  const reader = useReader();
  const later = useDeferredValue(text);
  const heard = useMemo(
    () => (reader ? reader.saidByPart(reader.readShot(later, { mode })) : {}),
    [reader, later, mode],
  );
  const parts = toolParts(mode);
  return (
    <section className={styles.list} aria-labelledby="heard-so-far">
      <h2 id="heard-so-far">
        Heard so far
        <span>
          {parts.filter((part) => heard[part]).length} of {parts.length} parts
        </span>
      </h2>
      <ul>
        {parts.map((part) => (
          <li key={part} data-heard={heard[part] ? '' : undefined}>
            <span className={classNames(styles.letter, partInk(part))} aria-hidden="true">
              {partLetters[part]}
            </span>
            <span className={styles.said}>
              <b>{partNames[part]}</b>
              <span className={styles.words}>{heard[part] || asks[part]}</span>
            </span>
            {heard[part] && <Check aria-label="heard" />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The vocabulary comes when there is something to read. */
function useReader(): typeof shotOf | undefined {
  const [reader, setReader] = useState<typeof shotOf>();
  useEffect(() => {
    let isLeft = false;
    void import('@cuewright/engine/shot-of').then(
      (loaded) => !isLeft && setReader(loaded),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, []);
  return reader;
}
