/** Names light, what gives it, or what it leaves dark. */
export const anyLight =
  /\b(?:light|lights|lit|lamps?|bulbs?|sun|sunlight|moon|glow\w*|candles?|lantern|neon|shadows?)\b/i;
/** Things in the picture that light it. */
export const lightGivers =
  /\b(?:torch|flashlight|lamps?|candles?|candlelit|lantern|neon|bonfire|campfire|fireworks|chandelier|headlights|spotlight|moonlit|sunlit|backlit|fireflies)\b/i;
/** A light at the camera reaches a few metres. */
export const lightsAtTheCamera =
  /\b(?:flash|flashes|strobes?|softbox|beauty dish|gridded spot|head torch)\b/i;
/** What is seen from far off. */
export const seenFromAfar = /\b(?:drone|crane|200mm|300mm|far back|far off|across open|from far)\b/i;
/** Says of itself that it is light. */
export const lightByName = /\b(?:light|lit|lights)\b/i;
/** Named, so that an hour told by its light is light. */
export const lightOfAnHour = /\b(?:light|lit|sun|lamps?|shade|shadowless|tubes?)\b/i;
