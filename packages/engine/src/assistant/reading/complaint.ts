export const COMPLAINT =
  /\b(?:why|how come|what went wrong|what happened|what(?:'s| is) (?:wrong|going on|the (?:matter|problem|issue|deal)|happening|up with)|wtf|what the (?:hell|heck|fuck))\b/;

export const OF_PRODUCT =
  /\b(?:voice input|limit|counted|credits?|charged|storyboards?|board|button|locked|sign(?:ed|ing)?[- ](?:in|up|out)|saved?|account|plans?|pay\w*|pro|premium|modes?|cuewright|download\w*|library|workspaces?|notes?|page|screen|error)\b/;

/** What a generator made of a prompt. */
export const OF_RESULT =
  /\b(?:(?:my|the|this) (?:prompt|picture|image|photo|clip|video|result|shot)|what i (?:write|wrote|say|said|typed|asked)|shows? up|appears?|comes? out|came out|turned out|in (?:it|there|the (?:picture|image|clip|video|shot)))\b|^(?:the|his|her|its|it|he|she|they|there(?:'s| is| are)|nobody|nothing|everything|everybody|all)\b/;

const GRUMBLING =
  /\b(?:only|just|stops?|stopped|won't|can't|cannot|doesn't|does not|didn't|isn't|not|no|never|nothing|too|wrong|instead|ignor\w+|asked for|wanted|told|said|wrote|supposed|keeps?|wtf|even though|although|came out|comes out|turned out|missing|without|refus\w+|reject\w+|fails?|failed|gone|lost|cut|half)\b/;
const ASKING =
  /^(?:(?:ok(?:ay)?|so|and|but|hi|hey|hello),? )*(?:which|what|how|where|when|who|can|could|would|will|does|do|is there|are there|any|i (?:need|want|am looking)|make|add|let|put|turn|set|give|remove|change|write|show)\b/;

/** A complaint of a result, by what it says of it and not by its form. */
export function isGrumbling(text: string): boolean {
  return GRUMBLING.test(text) && !ASKING.test(text);
}
