import type { Part, Shot } from '../../shot/shot.ts';
import type { Fitted } from '../../writing/fit-model.ts';
import { article, type Sentence, withCapital } from '../../writing/sentence.ts';
import type { Telling } from '../dialect.ts';
import { movementClause } from '../pieces/movement-names.ts';
import { phrasesOf } from '../pieces/phrases.ts';
import { quoted, speakerOf } from '../pieces/spoken.ts';
import { view } from '../pieces/view.ts';
import { narration, pictured } from './narration.ts';

/** How long and which shape are said in the brief: it has no other place for them. */
export function takeIntoBrief(fitted: Fitted): void {
  fitted.dropped = fitted.dropped.filter(
    ({ field, reason }) =>
      !(field === 'ratio' && reason === 'ratio-not-offered') &&
      !(field === 'duration' && reason === 'duration-not-offered'),
  );
  delete fitted.parameters['aspect_ratio'];
  delete fitted.parameters['duration'];
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
function format({ duration, ratio }: Shot): string {
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
  const lines = shot.audio.dialogue.length > 0 ? voices(shot) : narration({ ...fresh, mood: '' }).join('\n');
  return stacked([
    ...(shot.audio.dialogue.length > 0 ? [line('subject', 'Brief', pictured({ ...fresh, mood: '' }))] : []),
    line('mood', 'Tone', fresh.mood),
    line('audio', 'Music', fresh.audio.music),
    lines === '' ? [] : [{ part: 'audio', text: `\nNarration:\n${lines}` }],
  ]);
}

function voices(shot: Shot): string {
  return shot.audio.dialogue
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
