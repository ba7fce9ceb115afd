import type { Angle, Focus, Framing, LensKind, Movement, ShotSize } from '../../../shot/words.ts';

/** How each word of the camera is said. `~name` points at a sense; see `senses.ts`. */
export const sizeWords: Readonly<Record<ShotSize, string>> = {
  'establishing-shot':
    'establishing shot, est . shot, est shot, establishing wide, establishing wide shot, establisher, establishing view, master shot, wide establishing shot, opening wide',
  'extreme-wide-shot':
    'extreme wide shot, extreme wide, extreme long shot, very wide shot, ultra wide shot, vast wide shot, super wide shot, huge wide shot, enormous wide shot, big wide shot, ews, els, xws, xls, vws',
  'wide-shot':
    'wide shot, wide angle shot, wideshot, wide view, wide frame, wide framing, wide composition, wide on ~wide, wide of ~wide, a wide ~noun, wide ~alone, wide static, wide master, long shot ~long shot, ws ~abbreviation, ws of ~opening, ls ~abbreviation, shot wide, framed wide, frame it wide, wide locked off',
  'full-shot':
    'full shot, full length shot, full length portrait, full body shot, full body portrait, full body, full figure, full length ~full length, head to toe ~framing, head to toes, full length framing',
  'medium-wide-shot':
    'medium wide shot, medium wide, medium long shot, mid wide, mid long shot, mid wide shot, cowboy shot, american shot, american plan, plan americain, three quarter length shot, three quarter length portrait, three quarter length, knees up, from the knees up, mid thigh up, from mid thigh, from the thighs up, mws, mls ~abbreviation',
  'medium-shot':
    'medium shot, mid shot, midshot, medium framing, medium view, waist up, from the waist up, waist shot, half length portrait, half body shot, half body portrait, medium on ~wide, medium of ~wide, medium two shot, a medium ~noun, medium ~alone, ms ~abbreviation, ms of ~opening, ms on ~opening',
  'medium-close-up':
    'medium close up, medium closeup, medium close ups, mid close up, medium close, chest up, from the chest up, head and shoulders, head and shoulders shot, head and shoulder portrait, shoulders up, bust shot, headshot, mcu',
  'close-up':
    'close up ~close up, closeup ~close up, close ups, close up shot, closeup shot, close shot, tight close up, tight closeup, tight shot, tight on ~wide, tight ~alone, close ~alone, tight framing, tight frame, tight portrait, framed tight, close on ~wide, close in on ~wide, close portrait, up close ~up close, choker shot, choker, face fills the frame, face fills frame, face filling the frame, filling the frame ~framing, cu ~abbreviation, cu of ~opening, cu on ~opening, bcu, in close up, in closeup',
  'extreme-close-up':
    'extreme close up, extreme closeup, extreme close ups, extremely close, extreme close, very tight close up, super close up, ultra close up, big close up, italian shot, detail shot, extreme detail, ecu, xcu, very close on ~wide',
  macro:
    'macro ~macro, macro shot, macro photograph, macro photography, macro photo, macro close up, macro view, macro detail, extreme macro, in macro',
  insert:
    'insert shot, insert ~alone, insert of ~wide, insert on ~wide, insert close up, cutaway insert, cut in shot, cutaway ~cutaway, cutaway shot',
};

export const framingWords: Readonly<Record<Framing, string>> = {
  'two-shot': 'two shot, medium two shot, 2 shot, two hander shot',
  'frame-within-a-frame':
    'frame within a frame, frame within frame, frame in a frame, framed by a doorway, framed by the doorway, framed in a doorway, framed in the doorway, framed by a window, framed by the window, framed through a doorway, framed through a window, framed by an archway, framed by the arch, framed through the door, framed by branches, doorway as a frame, shot through a doorway, shot through the doorway, seen through a doorway, framed by the door, framed by an arch, framed in a window',
  'negative-space':
    'negative space, empty space around, lots of empty space, plenty of empty space, lots of room around',
  symmetry:
    'symmetrical ~symmetry, symmetrical composition, symmetrical framing, symmetric composition, symmetry, perfectly symmetrical, centered symmetrical, centred and symmetrical, one point perspective',
  'leading-lines': 'leading lines, leading line, lines lead the eye, converging lines',
  silhouette:
    'silhouette ~silhouette, silhouettes ~silhouette, silouette, silhoutte, silouetted, silhouetted, in silhouette, as a silhouette, as silhouettes',
};

export const angleWords: Readonly<Record<Angle, string>> = {
  'eye-level':
    'eye level, at eye level, eye height, at eye height, eyelevel, at her eye level, at his eye level, straight on angle',
  'low-angle':
    'low angle ~low angle, low angled, from a low angle, from below ~from side, shot from below, seen from below, from down low, camera low, low camera, looking up at ~looking, camera looks up, camera looking up, shooting up at, upward angle, low camera angle, low position, from low down, camera down low, camera sits low',
  'high-angle':
    'high angle, high angled, from a high angle, from above ~from side, seen from above, shot from above, viewed from above, looking down on ~looking, looking down at ~looking, camera looks down, camera looking down, downward angle, high camera, shooting down, from up high ~from side, high camera angle, from a height',
  overhead:
    'overhead shot, overhead view, from overhead, overhead angle, overhead camera, overhead close up, shot overhead, directly overhead ~directly overhead, straight overhead ~directly overhead, top down ~top down, topdown, top down view, top down shot, from directly above, directly from above, straight down ~straight down, looking straight down, birds eye view, birds eye, bird eye view, gods eye view, gods eye, flat lay, flatlay, top shot, from straight above, overhead ~overhead, overhead framing, overhead flat lay',
  'worms-eye':
    'worms eye view, worms eye, worm eye view, frogs eye view, frog eye view, frogs eye, straight up from the ground, looking straight up ~looking',
  'ground-level':
    'ground level ~ground level, at ground level, floor level, camera on the ground, camera on the floor, from ground level, lens on the ground, street level shot, from the floor ~shot from, from the ground ~shot from, camera at ground level, lens inches off the ground, lens just above the ground, ankle level, ankle height, low to the ground ~shot from',
  'hip-level':
    'hip level, hip height, from the hip ~shot from, shot from the hip, waist level, waist height ~camera height, at hip level, waist level angle',
  'shoulder-level': 'shoulder level, shoulder height ~camera height, at shoulder level',
  'dutch-angle':
    'dutch angle, dutch tilt, dutch, canted angle, canted frame, canted, oblique angle, tilted frame, tilted horizon, slanted horizon, crooked horizon, german angle, tilted camera, tilted angle',
  aerial:
    'aerial ~aerial, aerial shot, aerial view, aerial footage, aerial photograph, from the air, helicopter shot, helicopter view, from a helicopter, aerial wide shot, from high in the air',
  profile:
    'in profile, profile ~alone, profile view, profile shot, side profile, profile portrait, profile angle, in full profile, side on ~side on, seen from the side, shot from the side, side view, profile close up, strict profile, clean profile, left profile, right profile',
  'three-quarter':
    'three quarter angle, three quarter view, three quarter profile, 3 quarter view, 3 / 4 view, 3 / 4 angle, 3 / 4 profile, 3 / 4 shot, 3 / 4 portrait, ¾ view, ¾ angle, ¾ profile, three quarters view, three quarter face, three quarter portrait, three quarter back view',
  'from-behind':
    'from behind ~from behind, steadicam behind, gimbal behind, drone behind, tracking shot behind, shot behind, tracking behind ~camera, following behind ~camera, follows behind ~camera only, tracks behind ~camera only, camera behind, close behind him ~camera only, seen from behind, shot from behind, viewed from behind, filmed from behind, from the back, rear view ~rear view, back view, back to camera, back to the camera, backs to the camera, backs to camera, back turned to camera, back turned to the camera, with his back to us, with her back to us, his back to us, her back to us',
  'over-the-shoulder':
    'over the shoulder ~over the shoulder, over the shoulder shot, over shoulder shot, over shoulder, over her shoulder ~over a shoulder, over his shoulder ~over a shoulder, over their shoulder ~over a shoulder, ots, ots shot',
  'point-of-view':
    'point of view ~point of view, point of view shot, pov, pov shot, first person, first person view, first person shot, first person perspective, through his eyes, through her eyes, through the eyes of, subjective camera, subjective shot, from the drivers seat ~shot from, from his point of view, from her point of view',
  selfie:
    'selfie ~selfie, selfie angle, selfie shot, arms length selfie, selfie style, selfie camera, selfie video, at arms length ~shot from',
};

export const movementWords: Readonly<Record<Movement, string>> = {
  static:
    'static ~static, static shot, static camera, static frame, static wide, static wide shot, static close up, static medium shot, static tripod shot, locked off, locked down ~locked, locked camera, lock off, lock off shot, locked shot, locked off camera, on a tripod ~tripod, on tripod, tripod shot, from a tripod, tripod mounted, tripod ~tripod, on sticks ~on sticks, camera holds still, camera stays still, camera is still, camera is locked, camera remains still, camera does not move, camera doesnt move, the camera never moves, camera never moves, still camera, fixed camera, fixed shot, fixed frame, stationary camera, stationary shot, unmoving camera, motionless camera, camera stays put, camera remains static, camera stays fixed, camera stays locked, no camera movement, without any camera movement, camera still, keep the camera still, keep camera still, no camera move, no camera motion, without camera movement',
  pan: 'pan ~pan, pans ~camera only, panning ~camera only, panning ~alone, panning shot, slow pan, camera pans, camera pan, quick pan, gentle pan, smooth pan, pan across, pans across ~camera, pan over ~pan, pan along, pan to follow, panning with ~camera, panning across ~camera, panning to follow',
  'pan-left':
    'pan left, pans left, panning left, pan to the left, pans to the left, panning to the left, slow pan left, pan from right to left, pan right to left, pans from right to left, pan slowly left, pans slowly left, pan slowly to the left, pans slowly to the left',
  'pan-right':
    'pan right, pans right, panning right, pan to the right, pans to the right, panning to the right, slow pan right, pan from left to right, pan left to right, pans from left to right, pan slowly right, pans slowly right, pan slowly to the right, pans slowly to the right',
  'whip-pan':
    'whip pan, whip pans, whip panning, swish pan, swish pans, flash pan, whip to ~camera only, whips to ~camera only, whips left ~camera only, whips right ~camera only',
  'tilt-up':
    'tilt up ~move, tilts up ~camera, tilting up ~camera, slow tilt up, tilt upward ~move, tilts upward ~camera, tilt upwards ~move, tilts upwards ~camera, camera tilts up, slow upward tilt, upward tilt, tilts slowly up ~camera, tilts slowly upward ~camera',
  'tilt-down':
    'tilt down ~move, tilts down ~camera, tilting down ~camera, slow tilt down, tilt downward ~move, tilts downward ~camera, tilt downwards ~move, camera tilts down, downward tilt, tilts slowly down ~camera',
  roll: 'barrel roll ~move, camera rolls ~camera rolls, camera roll ~camera rolls, camera rotates clockwise, camera rotates counterclockwise, rolls on its axis ~camera only, dutch roll, camera barrel rolls, lens axis roll',
  'dolly-in':
    'push in ~push in, pushes in ~camera, pushing in ~camera, push in shot, slow push in, slow push, slow push into, push into ~move, pushes into ~camera only, push toward ~move, push towards ~move, pushes toward ~camera, pushes towards ~camera, dolly in ~dolly in, dollies in ~camera, dollying in ~camera, dolly forward, dollies forward ~camera, dolly toward, dolly towards, dollies toward ~camera, dollies towards ~camera, dolly push, track in ~move, tracks in ~camera only, truck in ~move, trucks in ~camera only, move in ~move, moves in ~camera only, moves closer ~camera only, moving closer ~camera only, move closer ~move, creep in ~move, creeps in ~camera, creeping in ~camera, creeps toward ~camera only, creeps towards ~camera only, creep toward ~move, creep towards ~move, creeping push in, camera pushes, camera pushes slowly in, pushes slowly in ~camera only, inches closer ~camera only, inches in ~camera only, inches toward ~camera only, inches towards ~camera only, glides in ~camera only, glides toward ~camera only, glides towards ~camera only, drifts in ~camera only, drifts closer ~camera only, drifts toward ~camera only, drifts towards ~camera only, eases in ~camera, slow dolly in, slow dolly forward, push slowly in ~move, push slowly toward ~move, pushes slowly toward ~camera only, pushes slowly towards ~camera only, moves slowly toward ~camera only, moves slowly towards ~camera only, moves toward ~camera only, moves towards ~camera only, moves slowly closer ~camera only, moves slowly in ~camera only, moves forward ~camera only, glides forward ~camera only, slow forward dolly, comes in close ~camera only, slow creep',
  'dolly-out':
    'pull back ~push in, pulls back ~camera, pulling back ~camera only, pull back shot, pullback, slow pull back, slow pullback, pull out ~push in, pulls out ~camera only, pulling out ~camera only, pull away ~push in, pulls away ~camera only, pulling away ~camera only, dolly out ~dolly in, dollies out ~camera, dollying out ~camera, dolly back ~dolly in, dollies back ~camera, dolly away ~dolly in, dollies away ~camera, dolly backward, dolly backwards, dollies backward ~camera, dollies backwards ~camera, track out ~move, tracks out ~camera only, track back ~move, tracks back ~camera only, moves back ~camera only, moves away ~camera only, moves backward ~camera only, drifts back ~camera only, drifts away ~camera only, drifts backward ~camera only, backs away ~camera only, backs off ~camera only, retreats ~camera only, slow dolly out, slow pull out, pulls slowly back ~camera only, pulls slowly away ~camera only, pull slowly back ~move, glides back ~camera only, glides backward ~camera only, eases back ~camera only, slow retreat ~move',
  truck:
    'trucking shot, truck shot, crab shot, lateral dolly, lateral move ~move, sideways dolly, trucks sideways ~camera, slides sideways ~camera only, slider shot, slider move, slider ~slider, lateral tracking, lateral slide ~move, slides past ~camera only, slides along ~camera only, slides laterally ~camera only, moves sideways ~camera only, camera slides, lateral slider',
  'truck-left':
    'truck left ~truck side, trucks left ~camera, trucking left ~camera, trucking to the left ~camera, crab left ~truck side, crabs left ~camera, slide left ~move, slides left ~camera only, dolly left, dollies left ~camera, track left ~truck side, tracks left ~camera only, tracking left ~camera, lateral move left, moves left ~camera only, trucks to the left ~camera, slides to the left ~camera only, moves to the left ~camera only, lateral dolly left, lateral track left, tracks from right to left ~camera only, drifts left ~camera only, glides left ~camera only',
  'truck-right':
    'truck right ~truck side, trucks right ~camera, trucking right ~camera, trucking to the right ~camera, crab right ~truck side, crabs right ~camera, slide right ~move, slides right ~camera only, dolly right, dollies right ~camera, track right ~truck side, tracks right ~camera only, tracking right ~camera, lateral move right, moves right ~camera only, trucks to the right ~camera, slides to the right ~camera only, moves to the right ~camera only, lateral dolly right, lateral track right, tracks from left to right ~camera only, drifts right ~camera only, glides right ~camera only',
  'pedestal-up':
    'pedestal up ~move, pedestals up ~camera, pedestal rise, ped up ~move, boom straight up, camera rises straight up, camera lifts straight up, camera rises vertically',
  'pedestal-down':
    'pedestal down ~move, pedestals down ~camera, ped down ~move, camera lowers straight down, camera sinks straight down, camera lowers vertically',
  tracking:
    'tracking shot, tracking shot alongside, tracking shot with, tracking shot following, tracking ~camera, tracking alongside ~camera, tracks alongside ~camera only, tracks with ~camera only, tracks beside ~camera only, tracking beside ~camera, tracks ~camera only, track alongside ~move, tracking along ~camera, following shot, follow shot, camera follows, camera following, camera tracks, camera travels, follows ~camera only, following ~camera only, follow from behind ~move, follows from behind ~camera only, following from behind ~camera, runs alongside ~camera only, moves alongside ~camera only, travels alongside ~camera only, moves with ~camera only, keeps pace ~camera only, keeping pace ~camera only, travelling shot, traveling shot, dolly alongside, dollies alongside ~camera, glides alongside ~camera only, gliding alongside ~camera only, camera moves with, trails ~camera only, trailing ~camera only, dolly track, side tracking, rear tracking',
  leading:
    'leading shot, leads ~camera only, leading ~camera only, camera leads, camera moves backward in front, camera backs up in front, walks backward ahead ~camera only, walking backward in front ~camera only, reverse tracking shot, reverse tracking, backward tracking shot, walk and talk shot, retreats ahead ~camera only, backs away in front ~camera only, retreating in front ~camera only',
  arc: 'arc shot, arc ~alone, arcs around ~camera, arc around ~move, arcing around ~camera, arcs ~camera only, arcing ~camera only, arc left ~move, arc right ~move, slow arc ~move, half circle around ~camera only, half orbit ~move, semicircle around ~camera only, curves around ~camera only, swings around ~camera only, 180 degree arc, camera arc, quarter circle around ~camera only',
  orbit:
    'orbit shot, orbit ~alone, orbital shot, orbits ~camera only, orbiting ~camera only, orbit around ~orbit, orbits around ~camera, orbiting around ~camera, slow orbit ~move, circles ~camera only, circling ~camera only, circles around ~camera only, circle around ~move, 360 orbit, 360 degree orbit, 360 shot, 360 degree shot, revolves around ~camera only, rotates around ~camera only, spins around ~camera only, full orbit ~move, camera orbit, orbiting shot, circling shot, orbiting camera, wraps around ~camera only, travels around ~camera only',
  'crane-up':
    'crane up ~move, cranes up ~camera, craning up ~camera only, crane shot, crane shot up, crane shot rising, crane rise, jib up ~move, jibs up ~camera, boom up ~move, booms up ~camera, crane upward ~move, cranes upward ~camera, camera rises, camera rising, rises ~camera only, rising ~camera only, camera lifts, lifts ~camera only, camera ascends, ascends ~camera only, camera climbs, climbs ~camera only, rising crane shot, rising crane, ascending crane shot, jib shot, crane ends high, slow crane up, crane slowly up ~move, rising shot, slow rise ~camera only',
  'crane-down':
    'crane down ~move, cranes down ~camera, craning down ~camera only, jib down ~move, jibs down ~camera, boom down ~move, booms down ~camera, crane downward ~move, camera lowers, camera descends, descends ~camera only, descending ~camera only, lowers ~camera only, camera sinks, sinks ~camera only, descending crane shot, descending crane, falling crane shot, camera drops, crane shot down, crane shot descending, slow crane down, camera comes down',
  'zoom-in':
    'zoom in ~zoom, zooms in ~camera, zooming in ~camera, slow zoom, slow zoom in, slowly zooming in, zoom into ~zoom, zooms into ~camera, zoom toward, zoom towards, zooms toward ~camera, punch in ~move, optical zoom in, zoom slowly in, zooms slowly in, creeping zoom, slow creeping zoom, zoom on ~move, zooms on ~camera only, slow zoom into, gentle zoom, gradual zoom, slow zoom toward, slow zoom towards',
  'zoom-out':
    'zoom out ~zoom, zooms out ~camera, zooming out ~camera, slow zoom out, zoom back ~move, zooms back ~camera, reverse zoom, slow reverse zoom, zooms slowly out, zoom slowly out, slowly zooming out',
  'crash-zoom':
    'crash zoom, crash zooms, snap zoom, snap zooms, fast zoom in, quick zoom in, whip zoom, rapid zoom in, rapid zoom, sudden zoom, snap zoom in, crash zoom in, snap zooms in, crash zooms in, fast zoom, quick zoom, sudden zoom in',
  'dolly-zoom':
    'dolly zoom, vertigo effect, zolly, vertigo shot, push pull shot, contra zoom, trombone shot, dolly zooms, dolly zoom effect',
  handheld:
    'handheld ~handheld, hand held ~handheld, handheld camera, hand held camera, handheld shot, handheld feel, handheld camerawork, handheld follow, camera in hand',
  'shoulder-mounted':
    'shoulder mounted, shoulder rig, shoulder cam, on the shoulder ~shoulder rig, shoulder mount, off the shoulder rig, shoulder camera, from the shoulder ~shoulder rig, shoulder operated',
  steadicam:
    'steadicam, steadycam, stedicam, steadi cam, gimbal, gimbal shot, on a gimbal, glidecam, floating camera, camera floats, camera glides, gliding camera, steadicam shot, stabilised camera, stabilized camera, floats ~camera only, glides ~camera only',
  shake:
    'camera shake, camera shakes, shaky cam, shaky camera, shakycam, shaking camera, camera trembles, camera judders, camera shudders, camera jolts, trembling camera, juddering camera, shaky footage, shaky handheld, camera shaking',
  drone:
    'drone shot, drone ~alone, drone over, drone above, drone footage, drone view, by drone, drone flyover, drone fly over, drone camera, drone aerial, aerial drone shot, aerial drone, from a drone, drone pulls back, drone rises, drone descends, drone follows, drone tracks, drone orbits, drone push in, drone flies over, drone glides over, drone circles, drone video, drone pullback, drone flight over, drone flythrough, drone drifts, drone lifts, drone climbs, low drone, high drone shot, flyover, filmed with a drone, shot on a drone, shot with a drone, drone pushes, drone sweeps, drone flies, drone glides, drone moves, drone hovers, drone photograph, drone photo, drone perspective',
  'fpv-drone':
    'fpv, fpv drone, fpv shot, fpv drone shot, first person drone, fpv flythrough, fpv dive, racing drone shot',
  parallax:
    'parallax, parallax shot, parallax move, parallax slide, parallax effect, foreground slides past, parallax movement',
};

export const lensKindWords: Readonly<Record<LensKind, string>> = {
  'ultra-wide-lens':
    'ultra wide lens, ultra wide angle lens, ultra wide angle, ultrawide lens, super wide lens, ultrawide, extreme wide angle lens, very wide lens, very wide angle lens, extreme wide lens, rectilinear ultra wide, ultra wide ~end',
  'wide-lens': 'wide lens, wide angle lens, wide angle ~wide angle, wide prime, wide glass',
  'normal-lens': 'normal lens, standard lens, nifty fifty, normal prime, standard prime, normal focal length',
  'portrait-lens': 'portrait lens, short telephoto, short tele, portrait prime, portrait glass',
  'telephoto-lens':
    'telephoto lens, telephoto, telephoto shot, long lens, long telephoto, tele lens, super telephoto, long lens shot, telephoto compression, long glass, compressed by a long lens, compressed perspective, telephoto zoom',
  'macro-lens': 'macro lens, macro ~behind millimetres, macro glass, macro prime',
  'fisheye-lens': 'fisheye, fisheye lens, fish eye, fish eye lens, fish eyed lens, fisheye shot',
  'anamorphic-lens':
    'anamorphic ~anamorphic, anamorphic lens, anamorphic lenses, anamorphic widescreen, anamorphic glass, anamorphic prime, anamorphics, shot anamorphic',
  'tilt-shift-lens':
    'tilt shift, tilt shift lens, tiltshift, tilt and shift lens, tilt shift miniature, miniature effect',
  'spherical-lens': 'spherical lens, spherical lenses, spherical primes, spherical prime, spherical glass',
};

export const focusWords: Readonly<Record<Focus, string>> = {
  'shallow-focus':
    'shallow depth of field, shallow depht of field, shallow focus, shallow dof, thin depth of field, narrow depth of field, razor thin focus, razor thin depth of field, razor thin, selective focus, background out of focus, background blurred, blurred background, blurry background, background falls out of focus, background soft ~end, out of focus background, background falling away, background melts away, creamy background, background thrown out of focus, soft background, background dissolves, everything else out of focus, everything else blurred, everything behind out of focus, very shallow, shallow ~end, small depth of field, paper thin focus, background falls soft, background goes soft, defocused background, background falls away, background in soft blur, background a blur, background melting, background blur',
  'deep-focus':
    'deep focus, deep depth of field, everything in focus, everything sharp, large depth of field, great depth of field, deep dof, sharp from front to back, sharp front to back, sharp from foreground to background, in focus from front to back, everything in sharp focus, infinite focus, wide depth of field, foreground and background in focus, foreground and background both sharp, focus front to back, hyperfocal, all in focus, foreground and background sharp, sharp all the way through, sharp throughout, in focus throughout, sharp to the horizon, focus deep, front to back focus, focus is deep',
  'rack-focus':
    'rack focus, rack focuses, racks focus, racking focus, focus rack, focus racks, focus pull, focus pulls, pull focus, pulls focus, pulling focus, rack from, focus shifts ~focus shift, focus shifts from, shift focus from, focus shift, shifting focus, racks from, racks to, rack to ~camera, focus moves from, focus slides from, focus travels from',
  'soft-focus': 'soft focus, softly focused, slightly out of focus, dreamy soft focus',
  'split-diopter': 'split diopter, split dioptre, split focus, split field diopter, split diopter shot',
};
