import { wordSet } from './word-set.ts';

/** How words for a colour or an hour begin in the other languages that people write in. */
const BEGINS: Readonly<Record<string, string>> = {
  red: 'roj rouge rot rött rosso ross vermelh encarnad rood rode röd carm colorad granat bordeaux burgund roux rousse',
  blue: 'azul bleu blau blå azzurr blu celest indig índig turque türkis marin',
  green: 'verd vert grün gruen groen groene grön oliv esmerald',
  yellow: 'amarill jaune gelb giall amarel geel gele gul mostaz moutarde senf',
  orange: 'naranj anaranj orange aranc laranj oranj',
  purple: 'morad púrpura violet viol lila paars rox mauve',
  pink: 'rosa rose ros roz',
  brown: 'marr brun braun brau casta café cafe bruin pard moren tostad',
  black: 'negr noir schwarz ner pret zwart svart',
  white: 'blanc blanch weiß weiss bianc branc wit witte vit',
  grey: 'gris grau grig cinz grijs grå plomiz grauw',
  gray: 'gris grau grig cinz grijs grå plomiz grauw',
  dawn: 'amanec alba aube dämmer morgen madrugad aurora dageraad',
  noon: 'mediod midi mittag mezzogi meio-dia meiod middag',
  dusk: 'anochec crépus dämmer abend crepus tramont entardec atardec schemer pôr',
  midnight: 'medianoch minuit mitternacht mezzanott meia-noite middernacht',
  morning: 'mañan matin morgen mattin manh früh frueh ochtend madrugad',
  afternoon: 'tarde après nachmittag pomerig middag',
  evening: 'tarde soir abend sera serata noite noch avond anochec',
  night: 'noch nuit nacht nott noite',
};
const begins = new Map(Object.entries(BEGINS).map(([name, words]) => [name, [...wordSet(words)]]));
const LONG = 3;
const WRITTEN_SO: ReadonlySet<string> = wordSet('es fr de it pt nl');

/** Whether a colour or an hour is named in a text of another language; nothing where that cannot be told. */
export function isSaidAbroad(name: string, words: readonly string[], language: string): boolean | undefined {
  const ways = begins.get(name);
  if (!ways || !WRITTEN_SO.has(language)) return undefined;
  // "Rehbraun": German says which brown before it says that it is one.
  const isSaid = (word: string, begin: string) =>
    word.startsWith(begin) || (begin.length > LONG && word.includes(begin));
  return words.some((word) => word === name || ways.some((begin) => isSaid(word, begin)));
}
