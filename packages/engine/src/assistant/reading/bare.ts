const LEAD =
  /^(?:(?:hi|hey|hello|ok(?:ay)?|so|well|please|now|then|and|but|also|just|actually|great|cool|nice|good|perfect|thanks|thank you|love it|aira|h+m+|oh|wait|alright|right|yes|yeah|no(?=[,.!]))\b[,.!: ]*)*(?:(?:can|could|would|will|may|might) (?:you|we|i|it)(?: please| just| also| maybe| possibly| kindly)* )?(?:(?:i(?:'d| would) (?:really |rather )?(?:like|love|prefer)|i (?:really )?(?:want|need))(?: you)? to |(?:let's|let us|try to|try and|help me(?: to)?|how about you) )?(?:please |just |also )*/;
/** What is said of all the others: they stay. */
const REST =
  /[,;. ]+(?:(?:and|but) )?(?:please )?(?:(?:keep|leave|don't (?:touch|change)|do not (?:touch|change)) (?:all )?(?:the (?:rest|others?)|everything else|all else)|(?:the rest|everything else|all else) (?:stays?|remains?|as|is fine|can stay|should stay)|nothing else(?: changes| changed)?|otherwise)(?: (?:stays?|remains?|fine|the|same|like|as|it|is|was|they|are|alone|untouched|unchanged|please)){0,6}[?.! ]*$/;
const TAIL =
  /(?:[ ,]+(?:please|instead|for me|now|thanks?|thank you|then|though|if (?:you can|possible|that works)|would you|could you|will you|ok(?:ay)?))+[?.! ]*$/;

/** What is asked for, without the courtesies around it. */
export function bare(text: string): string {
  const without = text.replace(REST, '').replace(LEAD, '').replace(TAIL, '');
  return without === '' ? text : without;
}
