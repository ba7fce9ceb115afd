import { useEffect, useEffectEvent } from 'react';

let places: readonly (() => void)[] = [];

/** A place on the screen where a note is written: whoever wants to capture one goes there. */
export function useCapturePlace(goThere: () => void): void {
  const onCapture = useEffectEvent(goThere);
  useEffect(() => {
    const own = () => onCapture();
    places = [...places, own];
    return () => {
      places = places.filter((place) => place !== own);
    };
  }, []);
}

/** Goes to the place that came last. False when there is none on this screen. */
export function goToCapturePlace(): boolean {
  const place = places.at(-1);
  place?.();
  return place !== undefined;
}
