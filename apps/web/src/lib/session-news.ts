/** Told between who knows the person and who keeps what was asked for them, so that neither loads the other. */
const news = new EventTarget();

/** The server has refused a call because the session is over, or another person's than the page shows. */
export function tellSessionChanged(): void {
  news.dispatchEvent(new Event('session-changed'));
}

export function onSessionChanged(callback: () => void): void {
  news.addEventListener('session-changed', callback);
}

/** Somebody else is here, or nobody any more. */
export function tellPersonChanged(): void {
  news.dispatchEvent(new Event('person-changed'));
}

export function onPersonChanged(callback: () => void): void {
  news.addEventListener('person-changed', callback);
}
