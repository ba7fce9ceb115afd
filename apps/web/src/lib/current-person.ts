let current: string | undefined;

/** Whom the page shows, by their id, or that it shows nobody; undefined as long as that is not known. */
export function currentPerson(): string | undefined {
  return current;
}

export function tellCurrentPerson(person: string | undefined): void {
  current = person;
}
