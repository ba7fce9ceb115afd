import { plain } from './words.ts';

const ORDER =
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|rules|prompts?|previous|above|everything|guidelines)\b|\bsystem prompt\b|\bjailbreak\b|\byou are (?:now\b|(?:an?|the|my) (?:admin\w*|developer|root|system)\b)|\b(?:grant|award|add)\b.{0,12}\b\d+ (?:credits?|prompts?)\b|\bpretend (?:to be|you)\b|\bact as\b|\broleplay\b|\bdeveloper mode\b|\bdan\b mode|\breveal\b.{0,30}\b(?:instructions?|secrets?|keys?|passwords?|prompt)|\b(?:api key|password|secret|token)s?\b.{0,20}\b(?:tell|show|give|print)|\b(?:tell|show|give|print)\b.{0,30}\b(?:your|the) (?:api key|password|secrets?|token|instructions?)|\b(?:give|grant|set|make)\b.{0,20}\bme\b.{0,20}\b(?:admin|premium|pro|unlimited|free credits?)\b/;

export function isOrder(text: string): boolean {
  return ORDER.test(text);
}

/** A question that comes with orders is answered without them. */
export function withoutOrders(message: string): string {
  const sentences = message.match(/[^.!?\n]+[.!?]*/g) ?? [];
  const rest = sentences.filter((sentence) => !isOrder(plain(sentence)));
  return rest.length > 0 && rest.length < sentences.length ? rest.join(' ').trim() : message;
}
