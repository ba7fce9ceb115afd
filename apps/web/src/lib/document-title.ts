import { useEffect } from 'react';

const PRODUCT = 'Cuewright';
const START = 'Cuewright: write the shot once';

/** "Library · Cuewright"; without a title what the start page is called. */
export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : START;
  }, [title]);
}
