import { plain } from './words.ts';

const ORDER =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|rules|prompts?|previous|above|everything|guidelines)\b|\bsystem prompt\b|\bjailbreak\b|\byou are (?:now\b|(?:an?|the|my) (?:admin\w*|developer|root|system)\b)|\b(?:grant|award|add)\b.{0,12}\b\d+ (?:credits?|prompts?)\b|\bpretend (?:to be|you)\b|\bact as\b|\broleplay\b|\bdeveloper mode\b|\bdan\b mode|\breveal\b.{0,30}\b(?:instructions?|secrets?|keys?|passwords?|prompt)|\b(?:api key|password|secret|token)s?\b.{0,20}\b(?:tell|show|give|print)|\b(?:tell|show|give|print)\b.{0,30}\b(?:your|the) (?:api key|password|secrets?|token|instructions?)|\b(?:give|grant|set|make)\b.{0,20}\bme\b.{0,20}\b(?:admin|premium|pro|unlimited|free credits?)\b|\b(?:list|show|tell|print|repeat|give|share|output|write|describe|dump)\b.{0,40}\b(?:(?:rules?|instructions?|guidelines|directives)\b.{0,25}\b(?:you (?:have|were|are|got)|your|hidden|given|secret)|(?:your|hidden|secret|internal|initial) (?:\w+ )?(?:rules?|instructions?|guidelines|configuration|directives))\b|\b(?:repeat|print|output)\b.{0,20}\b(?:everything|all|the (?:text|words|lines?))\b.{0,12}\babove\b|\b(?:stop|quit) being (?:aira|you|yourself|an? assistant)\b|\b(?:be|become|play) my (?:\w+ )?(?:tutor|girlfriend|boyfriend|teacher|lawyer|doctor|therapist|coder)\b|\b(?:unrestricted|unfiltered|uncensored|maintenance|debug|god|admin) mode\b|\b(?:give|grant|award|put|transfer)\b.{0,20}\b\d+ (?:free )?(?:credits?|generations?)\b(?! (?:do|does|for|when|if|get|cost))|\b(?:reveal|leak|expose|dump)\b.{0,30}\b(?:e-?mails?|lists?|users?|data|admins?|database)\b|\b(?:unlock|activate|enable|switch on|turn on)\b.{0,16}\b(?:pro|premium|unlimited|lifetime)\b.{0,14}\b(?:for me|on my|now|for free)\b|\b(?:add|give|put|credit)\b.{0,20}\b(?:\d+|hundreds?|thousands?|five hundred|more credits)\b.{0,20}\bto my (?:account|balance|credits|count)\b|\b(?:secret|admin|master|system) (?:password|key|code|token)\b|\b(?:set|change|raise|increase)\b.{0,20}\b(?:remaining|limit|count|allowance|credits|balance)\b.{0,12}\b(?:to|by) \d|\bmake my account\b.{0,12}\b(?:premium|pro|admin|unlimited)\b|\bi (?:order|command) you\b|\bas (?:the|an?|your) (?:admin\w*|developer|owner|root)\b|\bforget (?:what|all|everything) you (?:were|are|have|know)\b|\b(?:paste|copy)\b.{0,12}\byour (?:\w+ )?(?:instructions?|rules|prompt)\b|\bsudo\b/;

export function isOrder(text: string): boolean {
  return ORDER.test(text);
}

const QUESTION =
  /\?$|\b(?:how (?:many|much|long|do|can|could|is|does|should)|what(?:'s| is| does| are| do)|where|which|when (?:do|does|is|will)|why|can i|could i|do i|may i|is there|does|improve|compare|explain)\b/;

/** A question that comes with orders is answered without them. */
export function withoutOrders(message: string): string {
  const sentences = message.match(/[^.!?\n]+[.!?]*/g) ?? [];
  const rest = sentences.filter((sentence) => !isOrder(plain(sentence)));
  const isAsked = rest.some((sentence) => QUESTION.test(plain(sentence)));
  return isAsked && rest.length < sentences.length ? rest.join(' ').trim() : message;
}
