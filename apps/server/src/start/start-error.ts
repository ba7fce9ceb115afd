/** Why Cuewright cannot start, in one line for the person who starts it, with the cure. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
