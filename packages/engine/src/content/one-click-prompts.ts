import type { Mode } from '../shot/shot.ts';

/** The finished shots that one click draws from first. */
export const oneClickPrompts = {
  photo: [
    'A typesetter in his sixties, brass rule behind one ear, reads a line of lead type upside down in a print shop in Ljubljana. Eleven in the morning, one tall window at camera left, the type cases behind him falling two stops. 80mm on medium format at f/4, medium shot, focus on the metal. Ink black, lead grey, a strip of red cloth at the wrist.',
    'Three aunts in gold earrings sit along one garden wall in Accra, passing a plate of fried plantain and looking in three directions. Late afternoon, open shade under a mango tree, a white house opposite filling their faces. 50mm at f/5.6, straight on, feet in frame. Leaf green, cocoa, marigold print.',
    'An empty swimming pool in Baku, tiles blistered, a folding chair standing at the deep end. Overcast noon, all of it shadowless. 24mm tilt-shift lens at f/11 from the edge, dead symmetrical, ladder rails down the left. Chlorine blue gone to chalk, one rust stain.',
    'A peeled boiled egg on black slate, a pinch of smoked salt caught mid-fall above it. One strip softbox from behind at the right, a white card at the left, the background graded from soot to ash. 100mm macro at f/8, flash, the camera just above plate height. White, with a single blue shadow.',
    "A wrestler of twelve in a borrowed singlet waits for her bout in a school hall in Ulaanbaatar, tape on one thumb. Winter window light from high on the right, mats damp, a coach's sleeve soft in the foreground. 85mm at f/2 from waist height, the wall bars reduced to stripes. Cobalt, chalk, bare wood.",
    'A night signalman drinks soup from the lid of his flask above a junction outside Bydgoszcz. Past one, a green-shaded lamp and the lit diagram of the lines, nothing else. 35mm at f/1.8 through the cabin glass, reflections left in. Bottle green, brass, a tired orange.',
    'A wool coat the grey of wet cement, worn by a woman of fifty on the spiral ramp of a car park in Genoa. Hard morning sun through the slots, six bars of it over the concrete. 63mm at f/8, low angle, full length, the hem caught in mid-turn. Grey on grey, one mustard glove.',
    'Frosted grass on a Cumbrian fell with the shape of a hare pressed into it, the hare already gone. Sunrise from the left, each blade edged in light, the hollow still blue. 60mm at f/5.6 from kneeling height, close-up. Silver, straw, a trace of rust in the bracken.',
  ],
  video: [
    'A piano tuner in Porto strikes one key, leans in, strikes it again and turns the pin by a hair. Close-up on an 85mm from inside the lid, hammers crossing the foreground; one rack focus travels from the felt to his ear. Afternoon window light from behind, dust settling. Sound: the note, its wobble slowing until it stands still.',
    "Rain starts on a clay court in Asuncion: one dark dot, then ten, then the line judge picks up her chair and walks. Locked-off wide shot from the umpire's height on a 28mm. Late-afternoon storm light, yellow along the horizon. Sound: drops on canvas, one person clapping. Orange ground going brown.",
    'A cook carries a full stockpot the length of a hotel kitchen in Tbilisi while everyone makes way, eyes on their own work. Steadicam on a 32mm, backing through steam at her pace; she sets the pot down and the camera stops with it. Fluorescent tubes, one gas flame. Sound: heavy steps, a lid, someone saying "behind".',
    'Wind crosses a barley field in Skane from right to left and gives out at a parked red moped. Crane up on a 24mm from the ears of grain to the empty road. Golden hour, sun behind, each wave lit and lost. Sound: dry heads brushing, an engine ticking as it cools.',
    'Tweezers lower a glass element into a brass barrel; it floats a moment on trapped air, then seats. 100mm macro in slow motion, 120 frames a second, a softbox mirrored in the curve and sliding off it. Black behind, a line of amber on the thread. Sound: a breath held, then the click.',
    'A girl on a night ferry out of Piraeus photographs the wake, checks the screen and photographs it again. Handheld 40mm from behind and to one side, the horizon rolling three degrees. Deck lamps from above, the sea black beyond the rail. Sound: engine through steel, a halyard on its mast.',
    'Eight neighbours in Trondelag walk a wooden boathouse four metres to the left on log rollers, then stand back. High angle from the slope on a 35mm, time-lapse easing into real time for the last half metre. Flat cloud, the lake like tin. Sound: one caller counting, wood on wood.',
    'A cinema usher in Chennai opens both doors at the end of the film and the midday street comes in down the aisle. Static 25mm from the back row; silhouettes rise, blink and file out past the lens. One hard wedge of sun widening over the carpet. Sound: end-title strings cut off by horns.',
  ],
} as const satisfies Record<Mode, readonly string[]>;
