const LEAD =
  /^(?:(?:hi|hey|hello|ok(?:ay)?|so|well|please|now|then|and|but|also|just|actually|great|cool|nice|good|perfect|thanks|thank you|love it|aira|h+m+|oh|wait|alright|right|yes|yeah|no(?=[,.!]))\b[,.!: ]*)*(?:(?:can|could|would|will|may|might) (?:you|we|i|it)(?: please| just| also| maybe| possibly| kindly)* )?(?:(?:i(?:'d| would) (?:really |rather )?(?:like|love|prefer)|i (?:really )?(?:want|need))(?: you)? to |(?:let's|let us|try to|try and|help me(?: to)?|how about you) )?(?:please |just |also )*/;
const TAIL =
  /(?:[ ,]+(?:please|instead|for me|now|thanks?|thank you|then|though|if (?:you can|possible|that works)|would you|could you|will you|ok(?:ay)?))+[?.! ]*$/;

/** What is asked for, without the courtesies around it. */
export function bare(text: string): string {
  const without = text.replace(LEAD, '').replace(TAIL, '');
  return without === '' ? text : without;
}
