import { closeDirections } from '@cuewright/engine/text';
import { useEffect } from 'react';

const PRODUCT = 'Cuewright';
const START = 'Cuewright: write the shot once';

/** "Library · Cuewright"; without a title what the start page is called. */
export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${closeDirections(title)} · ${PRODUCT}` : START;
  }, [title]);
}
