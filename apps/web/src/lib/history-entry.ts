const news = new EventTarget();

/** The page has gone to another entry of the browser's history, or changed what this one carries. */
export function tellEntryChanged(): void {
  news.dispatchEvent(new Event('changed'));
}

/** Calls back for that, and for Back and Forward. */
export function onEntryChange(callback: () => void): () => void {
  news.addEventListener('changed', callback);
  addEventListener('popstate', callback);
  return () => {
    news.removeEventListener('changed', callback);
    removeEventListener('popstate', callback);
  };
}
