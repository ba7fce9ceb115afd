/** Whether a token belongs to something else than who does what: to words on a sign, an absence, a lens. */
export type Aside = (at: number) => boolean;
