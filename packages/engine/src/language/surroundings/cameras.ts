/** How a phrase names what the picture is taken with. */
export const cameraByName = /\d ?mm|lens|camera|reflex|^(?:f\/|T\d|ISO)/;
export const opensWithFigure = /^(?:f\/|T\d|ISO)/;
export const opensOverhead = /^overhead/;
export const alreadyWith = / with /;
/** A figure of these is the one they are made with. */
export const fixedFigures = /zoom|tilt-shift|phone|mm\b.*\d ?mm\b|\d-\d/;
