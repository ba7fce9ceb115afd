import type { Part, Shot } from '../../shot/shot.ts';
import type { Fitted } from '../../writing/fit-model.ts';
import { plainName } from '../../writing/plain-name.ts';
import { article, type Sentence, withCapital } from '../../writing/sentence.ts';
import type { Telling } from '../dialect.ts';
import { movementClause } from '../pieces/movement-names.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { quoted, speakerOf } from '../pieces/spoken.ts';
import { view } from '../pieces/view.ts';
import { narration, pictured } from './narration.ts';

/** How long and which shape are said in the brief: it has no other place for them. */
export function takeIntoBrief(fitted: Fitted): void {
  takeLength(fitted);
  forget(fitted, 'ratio', 'aspect_ratio');
}

export function takeLength(fitted: Fitted): void {
  forget(fitted, 'duration', 'duration');
}

function forget(fitted: Fitted, field: string, parameter: string): void {
  fitted.dropped = fitted.dropped.filter((one) => one.field !== field);
  delete fitted.parameters[parameter];
}

/** What it is about, how it should look, what is said, and what to leave out. */
export function brief({ shot, fresh, facts }: Telling): Sentence[] {
  const { movement } = fresh.camera;
  const phrases = phrasesOf(fresh);
  const { lens, focus, light, look, palette } = phrases;
  const seen = [
    view(fresh),
    movement ? movementClause(movement) : '',
    ...light,
    ...look,
    ...palette,
    ...lens,
    ...focus,
  ];
  return stacked([
    line('subject', format(shot), about(fresh)),
    line('camera', 'Visuals', seen.filter((words) => words !== '').join(', ')),
    line('mood', 'Tone', fresh.mood),
    line('audio', 'Voice-over', voices(shot)),
    ...facts.map(({ sentence }): Sentence => [{ part: 'technical', text: `\n${sentence}` }]),
  ]);
}

/** "An 8-second video in 16:9". */
function format({ duration, ratio }: Pick<Shot, 'duration' | 'ratio'>): string {
  const kind = duration === undefined ? 'video' : `${duration}-second video`;
  return `${withCapital(article(kind))} ${kind}${ratio === undefined ? '' : ` in ${ratio}`}`;
}

function about(fresh: Shot): string {
  return pictured({
    ...fresh,
    mood: '',
    effects: [],
    palette: [],
    camera: { text: fresh.camera.text, framings: [] },
    light: { text: '' },
  });
}

/** A brief of what it is, and the narration sentence by sentence. */
export function narratedBrief({ shot, fresh }: Telling): Sentence[] {
  const { duration } = shot;
  const isSpoken = shot.lines.length > 0;
  const said = isSpoken ? voices(shot) : narration({ ...fresh, mood: '' }).join('\n');
  const who = shot.subject.text === '' ? '' : ` about ${plainName(shot.subject.text)}`;
  const kind = format(duration === undefined ? {} : { duration });
  return stacked([
    line('subject', 'Brief', `${kind}${who}`),
    ...(isSpoken ? [line('place', 'Scene', pictured({ ...fresh, mood: '' }))] : []),
    line('mood', 'Tone', fresh.mood),
    line('audio', 'Music', fresh.audio.music),
    said === '' ? [] : [{ part: 'audio', text: `\nNarration:\n${said}` }],
  ]);
}

function voices(shot: Shot): string {
  return shot.lines
    .map((one) => {
      const speaker = speakerOf(one, shot);
      const who = [speaker === '' ? '' : withCapital(speaker), one.manner]
        .filter((words) => words !== '')
        .join(', ');
      return `${who === '' ? '' : `${who}: `}${quoted(one.words)}`;
    })
    .join('\n');
}

/** Each on a line of its own. */
function stacked(sentences: readonly Sentence[]): Sentence[] {
  return sentences
    .filter((one) => one.length > 0)
    .map(([first, ...others], at) =>
      first && at === 0
        ? [{ ...first, text: first.text.trimStart() }, ...others]
        : first
          ? [first, ...others]
          : [],
    );
}

function line(part: Part, label: string, words: string): Sentence {
  return words === '' ? [] : [{ part, text: `\n${label}: ${words}${/[.!?"”]$/.test(words) ? '' : '.'}` }];
}
