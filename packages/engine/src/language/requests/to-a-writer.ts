const INSTRUCTION =
  /^\s*(please\b|you\b|act as\b|as an? (?:expert|ai|assistant|professional)\b|your (?:task|job|role)\b|i (?:want|need) you\b|write\b|describe\b|generate\b|create (?:an?|the|me|\w+ )?\s*(?:\w+ ){0,3}prompts?\b|rewrite\b|rephrase\b|expand\b|enhance\b|improve\b|refine\b|turn (?:this|the|it)\b|convert\b|translate\b|give me\b|make (?:me )?(?:an?|this) (?:\w+ ){0,3}prompts?\b|caption\b|analy[sz]e\b|respond\b|answer\b|what (?:is|are|do)\b|list\b|extract\b|summari[sz]e\b)/i;

/** Words to a machine that is to write, rather than of a picture. */
export function isInstruction(text: string): boolean {
  return INSTRUCTION.test(text.slice(0, 200));
}
