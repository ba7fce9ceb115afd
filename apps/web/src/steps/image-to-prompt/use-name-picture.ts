import { useEffect, useState } from 'react';
import type { NamePicture } from './written-sitting.ts';

/** Reading words takes the vocabulary, which comes when there is something to name. */
export function useNamePicture(isWanted: boolean): NamePicture | undefined {
  const [name, setName] = useState<NamePicture>();
  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    void import('@cuewright/engine/picture/name').then(
      ({ namePicture }) => !isLeft && setName(() => namePicture),
      // Without it every word goes in as the subject.
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted]);
  return name;
}
