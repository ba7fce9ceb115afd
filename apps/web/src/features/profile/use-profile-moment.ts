import { useEffect, useState } from 'react';
import { isQuietMoment } from '../../lib/quiet-moment.ts';

const LOOK_AGAIN_MS = 1000;

/** Whether the profile may be asked for by now: not over another dialog, nor over a field that somebody is in. */
export function useProfileMoment(isWanted: boolean): boolean {
  const [hasCome, setCome] = useState(false);
  useEffect(() => {
    if (!isWanted || hasCome) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      if (isQuietMoment()) setCome(true);
      else timer = setTimeout(look, LOOK_AGAIN_MS);
    };
    look();
    return () => clearTimeout(timer);
  }, [isWanted, hasCome]);
  return hasCome;
}
