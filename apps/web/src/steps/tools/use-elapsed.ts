import { useEffect, useState } from 'react';

/** Minutes and seconds since it began, as on a slate. */
export function useElapsed(isRunning: boolean): string {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    setSeconds(0);
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
