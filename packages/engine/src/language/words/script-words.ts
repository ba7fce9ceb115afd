import { wordSet } from './word-set.ts';

/** What a label before a colon says of what stands behind it, in a brief for a video that is read out. */
export type BriefRole =
  | 'say'
  | 'visual'
  | 'screen'
  | 'audience'
  | 'tone'
  | 'voice'
  | 'music'
  | 'platform'
  | 'close'
  | 'note';

const labels: Readonly<Record<BriefRole, string>> = {
  say: 'script|text|text_for_the_video|narration|lines|line|spoken|voice-over|voiceover|vo|words|key_points|points|facts|says|explains|steps|tips|must_say|has_to_say|should_say|must_be_said|and_also',
  visual:
    'visuals|visual|pictures|picture|images|image|footage|b-roll|background|backgrounds|background_first|video|clips|style|art_style|setting|location|scene|camera|look',
  screen: 'on_screen|on-screen|on_screen_text|on-screen_text|title|headline|caption|captions|text_on_screen',
  audience: 'audience|for|target|target_audience|viewers',
  tone: 'tone|mood|vibe|feeling|register',
  voice: 'voice|voices|narrator|speaker|presenter|avatar|host',
  music: 'music|sound|soundtrack',
  platform: 'platform|channel|format',
  close:
    'end_line|end_words|final_line|final_words|last_words|closing_words|sign-off|sign_off|at_the_end|say_at_the_end|in_the_end|last_line|closing_line|end|ending|close|closing|cta|call_to_action|outro|finish',
  note: 'note|notes|length|duration|language',
};
const roleOf = new Map(
  Object.entries(labels).flatMap(([role, words]) =>
    words.split('|').map((word) => [word.replaceAll('_', ' '), role as BriefRole] as const),
  ),
);

export function roleOfLabel(label: string): BriefRole | undefined {
  return roleOf.get(label.trim().toLowerCase());
}

/** Where a clip is shown. */
export const platforms = wordSet(
  'youtube tiktok instagram insta linkedin facebook reels reel shorts stories story intranet vimeo x twitter whatsapp website newsletter',
);
/** Who reads it out, and with what voice. */
export const voiceWords = wordSet(
  'voice voices narrator narrators presenter presenters avatar avatars accent voiceover voice-over',
);
/** What it is cut from. */
export const visualWords = wordSet(
  'visuals pictures picture footage images image photos photo stock b-roll animation animated drawing illustrations background backgrounds style clips',
);
/** What a brief says of its own making. */
export const briefWords = wordSet(
  'scene scenes line lines script video clip promo explainer film spot reel training tutorial',
);
/** What a brief asks for. */
export const madeThings = wordSet(
  'greeting message announcement erklärvideo vidéo vídeo video clip promo explainer film spot reel tutorial training ad advert short',
);
/** Somebody is spoken to, or speaks of themselves. */
export const addresses = wordSet("you your yours we our us i my let's don't never always please");
/** Who teaches and shows: what follows is what they say. */
export const explains = wordSet(
  'says said asks explains explain explaining shows show showing teaches teach tells tell presents present introduces introduce demonstrates demonstrate covers cover reminds remind walks describes welcomes greets invites',
);

/** What is played under a script. */
export const musicWords = wordSet(
  'music soundtrack jingle accordion piano guitar ukulele strings fiddle violin cello harp brass drums synth jazz folk orchestral shanties shanty song songs tune melody',
);

/** What shape a clip has. */
export const shapeWords = wordSet('landscape portrait vertical square widescreen upright');

const called = new Map([
  ['youtube', 'YouTube'],
  ['tiktok', 'TikTok'],
  ['linkedin', 'LinkedIn'],
  ['instagram', 'Instagram'],
  ['insta', 'Instagram'],
  ['facebook', 'Facebook'],
  ['whatsapp', 'WhatsApp'],
]);

/** "Youtube thing": where it is shown, by its name. */
export function platformsIn(words: string): string[] {
  const all = words.match(/[\p{L}-]+/gu) ?? [];
  return all
    .filter((word) => platforms.has(word.toLowerCase()) || shapeWords.has(word.toLowerCase()))
    .map((word) => called.get(word.toLowerCase()) ?? word);
}
