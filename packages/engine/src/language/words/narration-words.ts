import { wordSet } from './word-set.ts';

/** Words that lead through what is told and claim nothing: greetings, thanks, and what viewers are asked to do with their eyes and ears. */
export const leadingThrough = wordSet(
  'hello hi welcome thanks thank watching watch today now here there next then also again finally please together video minute moment time times day',
  'let lets look listen hear see know learn remember note mind keep make sure take get go come start begin ready show means mean need needs want wants question questions answer point points thing things part everyone everybody somebody anyone yourself ourselves viewers',
);

/** Small words that turn round what is said where one stands for another: an order of time, an extent, a side, a duty. */
export const turning = wordSet(
  'before after until till since unless except every all some any each most many few only both either half twice once always never often sometimes rarely more less fewer least almost nearly',
  'left right above below over under inside outside top bottom front behind first second third last must should might cannot off without',
);

/** Money and terms between whoever orders a film and whoever makes it. */
export const dealTerms =
  /^(?:(?:our|my|the|your|total|max(?:imum)?)\s+){0,2}(?:budget|fees?|invoices?|invoicing|turnaround|deliverables?|retainer|buyout|po number|deadline(?! (?:for|to)\b))\b/i;
/** How whoever makes it reaches whoever orders it: "my email is", "Contact: Anna Berg". Viewers are told "call" and "our number". */
export const ownContact =
  /^(?:please )?(?:(?:my|client) (?:e-?mail|phone|mobile|cell|number|address|contact)\b|(?:client )?contact(?: person)?:\s*\p{Lu}\p{Ll}|(?:bill|invoice) (?:it |this )?to\b|send (?:it|the (?:draft|cut|file|video|clip)s?) to\b)/iu;
