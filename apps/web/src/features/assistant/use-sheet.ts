import { useEffect, useState } from 'react';

const SHEET = '(max-width: 860px)';

/** Where the window is a sheet, it lies over the page: nothing behind it is reached, and it is gone once one goes on. */
export function useSheet(step: string, onClose: () => void): { leave: () => void } {
  const [opened] = useState(step);
  const leave = () => {
    if (matchMedia(SHEET).matches) onClose();
  };
  useEffect(() => {
    if (step !== opened && matchMedia(SHEET).matches) onClose();
  }, [step, opened, onClose]);
  useEffect(() => {
    const sheet = matchMedia(SHEET);
    const behind = document.querySelectorAll('#content, #content ~ footer');
    const cover = (isCovered: boolean) => {
      for (const part of behind) part.toggleAttribute('inert', isCovered);
    };
    const follow = () => cover(sheet.matches);
    follow();
    sheet.addEventListener('change', follow);
    return () => {
      sheet.removeEventListener('change', follow);
      cover(false);
    };
  }, []);
  return { leave };
}
