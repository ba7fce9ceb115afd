/** The account went between the look at the session and its use. */
export class PersonGone extends Error {
  override readonly name = 'PersonGone';
}
