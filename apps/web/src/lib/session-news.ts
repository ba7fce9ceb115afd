/** Told between who knows the person and who keeps what was asked for them, so that neither loads the other. */
const news = new EventTarget();

/** The server has answered a call that nobody is signed in. */
export function tellSignedOut(): void {
  news.dispatchEvent(new Event('signed-out'));
}

export function onSignedOut(callback: () => void): void {
  news.addEventListener('signed-out', callback);
}

/** Somebody else is here, or nobody any more. */
export function tellPersonChanged(): void {
  news.dispatchEvent(new Event('person-changed'));
}

export function onPersonChanged(callback: () => void): void {
  news.addEventListener('person-changed', callback);
}
