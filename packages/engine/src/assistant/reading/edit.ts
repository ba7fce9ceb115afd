/** "Add rain to it", "make it night", "change the camera to a low angle", "take out the boats". */
export const EDIT =
  /^(?:please |now |and |then )*(?:(?:add|include|insert|put)\s+(?<add>.+?)(?:\s+(?:to|in|into)\s+(?:it|this|that|(?:my|the|this) prompt))?|(?:make|set) (?:it|this|my prompt|the (?:scene|shot|light|mood|hour|time|weather|camera|angle|lens))(?: to| at| in)? (?<make>.+)|(?:change|switch|swap) (?:the )?(?:\w+ ){1,2}to (?<change>.+)|(?:remove|delete|drop|take out|leave out|get rid of) (?<drop>.+?)(?:\s+from\s+(?:it|this|my prompt|the prompt))?)[.?!]*$/;
