/** Pictures to start from when a picture could not be read. Any of one list goes with any of the others. */
export const subjects = [
  'a watchmaker bent over an open pocket watch',
  'a boy holding a paper kite against his chest',
  'a woman tying a wet apron behind her back',
  'two brothers sharing one umbrella handle',
  'a grey cat asleep on a folded newspaper',
  'a bowl of plums with one cut in half',
  'a violin case left open on a chair',
  'a dancer rolling the stiffness out of one ankle',
  'a postman reading an address twice',
  'a pair of muddy boots beside a closed door',
] as const;

export const environments = [
  'in a stairwell with green tiles',
  'in a narrow workshop under the roof',
  'in an empty classroom with the chairs up',
  'at the end of a long corridor',
  'in a kitchen with the shutters half closed',
  'in a waiting room with one chair taken',
  'in a garage with its door rolled up',
  'in a greenhouse with fogged panes',
] as const;

export const lightings = [
  'soft window light from the left',
  'hard side light that leaves half in shadow',
  'one bare bulb overhead, warm and low',
  'flat overcast light from a skylight',
  'backlight through a dusty pane',
  'a desk lamp and nothing else',
  'cool early light along the floor',
  'late low light through slats',
] as const;

export const moods = [
  'unhurried, the work nearly done',
  'quiet, something about to be said',
  'plain and attentive',
  'held still, waiting for a sound',
  'a little sad and not sorry for itself',
  'a little absurd and serious about it',
  'warm, as after company',
  'watchful',
] as const;

export const styles = [
  'documentary still on colour negative film',
  'large-format photograph with fine detail',
  'cinema frame with muted colour',
  'black and white with deep grain',
  'medium-format photograph in true colour',
  'reportage on a 35mm lens',
] as const;
