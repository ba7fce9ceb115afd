/** A text to start from. A mood's carries the tone curve it is drawn by. */
export interface BuilderTemplate {
  id: string;
  title: string;
  text: string;
  curve?: readonly number[];
}
