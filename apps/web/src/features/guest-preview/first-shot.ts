/** The shot that stands on the slate until somebody writes their own: said as to a crew, never as to a generator. */
export const firstShot = {
  title: 'The net mender',
  text: 'A woman in her sixties with a grey braid and an oilskin apron, mending a green trawl net in the open doors of a boathouse. Fog over the harbour behind her, dusk. Medium shot at eye level, slow push in, 50mm at f/2.8. One bare bulb on a beam, 2700K tungsten, low-key. Late and unhurried, the last one still working. ARRI Alexa Mini, film grain, 16:9, 8 seconds. The sound of twine pulled tight, low water. No text, no crowd.',
} as const;
