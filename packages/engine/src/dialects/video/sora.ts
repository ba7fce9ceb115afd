import type { Part, Shot } from '../../shot/shot.ts';
import { type Sentence, sayFacts, withCapital } from '../../writing/sentence.ts';
import type { Dialect, Telling } from '../dialect.ts';
import { beats } from '../pieces/beats.ts';
import { fromPicture } from '../pieces/from-picture.ts';
import { sceneSentence } from '../pieces/led-scene.ts';
import { movementNames } from '../pieces/movement-names.ts';
import { sayOpposites } from '../pieces/opposites.ts';
import { saidTogether } from '../pieces/phrase-stretches.ts';
import { type Phrases, phrasesOf } from '../pieces/phrases.ts';
import { quoted, speakerOf } from '../pieces/spoken.ts';
import { view } from '../pieces/view.ts';
import { weatherAtWork } from '../pieces/weather-at-work.ts';

/** The scene in prose, then its blocks by their labels; a block that has nothing to say is left out. */
export const sora: Dialect = {
  isWhole: true,
  fit: sayOpposites,
  say: (telling) => {
    const { shot, fresh } = telling;
    return [
      ...(telling.isFromImage ? fromPicture(telling, []) : prose(telling)),
      ...block('camera', 'Cinematography', cinematography(fresh, telling.isFromImage)),
      ...block('subject', 'Actions', telling.isFromImage ? [] : actions(shot, fresh)),
      ...block('audio', 'Dialogue', dialogue(shot)),
      ...block('audio', 'Background Sound', [...shot.audio.ambience, ...shot.audio.sounds].map(withCapital)),
    ];
  },
};

function prose({ fresh, facts }: Telling): Sentence[] {
  return [
    sceneSentence(isTold(fresh) ? { ...fresh, subject: { ...fresh.subject, action: '' } } : fresh),
    ...saidTogether(fresh, 'surroundings', 'details'),
    ...sayFacts(facts),
  ];
}

/** In beats: the prose names who it is, the block tells what they do. */
function isTold({ subject }: Shot): boolean {
  return beats(subject.action).length > 1;
}

function actions(shot: Shot, fresh: Shot): string[] {
  const weather = weatherAtWork(shot);
  const acts = isTold(fresh) ? beats(fresh.subject.action) : [];
  return [...acts, ...(weather ? [weather] : [])].map((beat) => `- ${withCapital(beat)}`);
}

function cinematography(fresh: Shot, isFromImage: boolean): string[] {
  const { movement } = fresh.camera;
  const phrases = phrasesOf(fresh);
  const of = (...roles: (keyof Phrases)[]) => roles.flatMap((role) => phrases[role]);
  const camera = [view(fresh), movement ? movementNames[movement] : '', ...of('camera')];
  return isFromImage
    ? labelled('Camera', camera)
    : [
        ...labelled('Camera', camera),
        ...labelled('Lens', of('lens', 'focus')),
        ...labelled('Lighting', of('light')),
        ...labelled('Palette and look', of('palette', 'look')),
        ...labelled('Mood', [fresh.mood]),
      ];
}

function labelled(label: string, phrases: readonly string[]): string[] {
  const words = phrases.filter((phrase) => phrase !== '').join(', ');
  return words === '' ? [] : [`${label}: ${words}`];
}

function dialogue(shot: Shot): string[] {
  return shot.lines.map((line) => {
    const speaker = speakerOf(line, shot);
    const who = speaker === '' ? 'Voice' : withCapital(speaker);
    return `- ${who}${line.manner === '' ? '' : ` (${line.manner})`}: ${quoted(line.words)}`;
  });
}

function block(part: Part, label: string, lines: readonly string[]): Sentence[] {
  return lines.length === 0 ? [] : [[{ part, text: `\n\n${label}:\n${lines.join('\n')}` }]];
}
