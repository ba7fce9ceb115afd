import { isPerson } from '../language/values/people.ts';
import { isPlacePreposition } from '../language/words/word-class.ts';
import type { Shot } from '../shot/shot.ts';
import { article, type Sentence, type Stretch, say, sentence, withCapital } from './sentence.ts';
import { angleNames, classEnds, hourEnds, sizeNames, weatherEnds } from './wordings.ts';

/** Who does what, where and when, and the size and angle it is seen in. */
export function opening(shot: Shot): Sentence[] {
  const { subject, place } = shot;
  const shown = shotName(shot);
  const at = [
    classEnd(shot),
    place.hour && hourEnds[place.hour],
    place.weather && weatherEnds[place.weather],
  ];
  const when = at.filter((words) => words !== undefined).join(', ');
  const who = [subject.text, subject.action].filter((words) => words !== '').join(' ');
  const first = who === '' ? place.text : who;
  const stands = who !== '' && place.text !== '' && joinsOn(place.text) && !endsHard(who);
  if (speaksFor(shot) && shown === '' && place.text === '' && when === '') return [];
  if (first === '')
    return [
      sentence(
        say('camera', shown && withCapital(`${article(shown)} ${shown}`)),
        say('place', shown ? ` ${when}` : when),
      ),
    ];

  const told = who !== '' && acts(subject.action);
  const long = isLong(first);
  const named = `${article(shown)} ${shown}`;
  const opener = long ? withCapital(named) : told ? `In ${named}, ` : `${withCapital(named)} of `;
  const head = shown === '' ? undefined : say('camera', opener);
  const lead: Stretch | undefined = say(
    who === '' ? 'place' : 'subject',
    long || shown === '' ? first : withArticle(uncapitalised(first)),
  );
  const tail = [
    stands
      ? say(
          'place',
          `${placeJoint(who, place.text)}${place.text.charAt(0).toLowerCase()}${place.text.slice(1)}`,
        )
      : undefined,
    when === '' || (place.text !== '' && !stands && who !== '')
      ? undefined
      : say('place', `${joint(stands ? place.text : first)}${when}`),
  ];
  const sentences =
    long && head ? [sentence(head), sentence(lead, ...tail)] : [sentence(head, lead, ...tail)];
  if (who !== '' && place.text !== '' && !stands)
    sentences.push(
      sentence(say('place', place.text), say('place', when === '' ? '' : `${joint(place.text)}${when}`)),
    );
  return sentences;
}

/** "in a harbour at dawn", but "in a harbour, boats tied up, at dawn". */
function joint(before: string): string {
  if (endsHard(before)) return ' ';
  return before.includes(',') ? ', ' : ' ';
}

/** "a man in a harbour", but "a man, hat in hand, in a harbour" and "a man, with boats behind". */
function placeJoint(who: string, place: string): string {
  return who.includes(',') || who.length > 60 || place.length > 24 || TIMED.test(place) ? ', ' : ' ';
}

/** What tells when, or what else is there, rather than where. */
const TIMED =
  /^(?:with|when|as|while|late|early|just|long|moments|ten minutes|four hours|an hour|too early|toward|a little)\b/i;

/** A verb in the middle of a sentence: "of a farmer walks" cannot be said. */
function acts(action: string): boolean {
  const first = /^\p{L}+/u.exec(action)?.[0] ?? '';
  return first !== '' && !first.endsWith('ing');
}

/** Only a speaker is known, and the line says who speaks. */
function speaksFor({ subject, lines }: Shot): boolean {
  return (
    subject.action === '' &&
    subject.text !== '' &&
    lines[0]?.speaker.toLowerCase() === subject.text.toLowerCase()
  );
}

function endsHard(text: string): boolean {
  return /[.!?]$/.test(text);
}

function isLong(text: string): boolean {
  return (
    /[.!?]\s/.test(text) || IMAGE_OF.test(text) || text.length > 240 || /^\p{Lu}\p{Ll}+ing\b/u.test(text)
  );
}

/** "A portrait of …" says by itself what it is. */
const IMAGE_OF =
  /^(?:an? )?(?:[\p{L}-]+ )?(?:shot|portrait|photo|photograph|picture|image|view|footage|video|time-?lapse) of /iu;

function joinsOn(placeText: string): boolean {
  const first = /^\p{L}+/u.exec(placeText)?.[0].toLowerCase() ?? '';
  return (
    isPlacePreposition(first) ||
    TIMED.test(placeText) ||
    ['during', 'just', 'after', 'before', 'where', 'amid', 'among', 'between'].includes(first)
  );
}

/** Only small words lose their capital: a name keeps it. */
function uncapitalised(text: string): string {
  return /^(?:A|An|The|Two|Three|Four|Five|One|His|Her|Their|In|On|At|Inside|Outside|By|Under|Near|Some|Several|An?|Beneath|Across|Along|Through|Behind|Beside|From|Over)\b/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
}

/** "of boxer wrapping his hands" lacks its article. */
function withArticle(text: string): string {
  const first = /^\p{Ll}+/u.exec(text)?.[0] ?? '';
  return isPerson(first) ? `${article(first)} ${text}` : text;
}

function classEnd({ place }: Shot): string | undefined {
  return place.class !== undefined && place.text === '' ? classEnds[place.class] : undefined;
}

/** "low-angle close-up", "photograph in profile"; nothing when neither size nor angle is set. */
function shotName({ camera, mode }: Shot): string {
  const angle = camera.angle && angleNames[camera.angle];
  if (!camera.size && !angle) return '';
  const noun = camera.size ? sizeNames[camera.size] : mode === 'photo' ? 'photograph' : 'shot';
  if (!angle) return noun;
  return 'before' in angle ? `${angle.before} ${noun}` : `${noun} ${angle.behind}`;
}
