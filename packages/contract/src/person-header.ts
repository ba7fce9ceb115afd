/** By this a page names the person it shows, so that nothing is done for anybody else who has signed in meanwhile. */
export const PERSON_HEADER = 'x-cuewright-person';

/** The name a page gives that shows nobody. */
export const NOBODY = 'nobody';
