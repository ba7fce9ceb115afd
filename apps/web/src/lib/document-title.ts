import { useEffect } from 'react';

const PRODUCT = 'Cuewright';

/** "Library · Cuewright"; without a title the product's name alone. */
export function useDocumentTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} · ${PRODUCT}` : PRODUCT;
  }, [title]);
}
