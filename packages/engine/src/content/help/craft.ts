import type { HelpText } from './help-text.ts';

const lessons = { text: 'Open the Trainer', url: '/?step=trainer' };
const simple = { text: 'Open Simple Steps', url: '/?step=steps&mode=photo&method=guided' };

export const craft = [
  {
    id: 'good-prompt',
    title: 'What makes a good prompt',
    asked:
      'how do i write a good prompt better prompts what makes a prompt good structure of a prompt tips for prompting best prompt formula order what should a prompt contain parts beginner advice',
    text: 'Six things, in this order: who and what they do, where and at what hour, what it feels like, where the camera stands and on which lens, where the light comes from, and only then technique. One subject, one action.',
    more: 'Name what a hand could touch and leave praise out: “floured forearms” does more than “stunning”.',
    why: 'A generator fills what you leave out with the average of all it has seen; each of the six takes one guess away from it.',
    dare: 'cut every adjective from your last prompt and put back only the three you miss.',
    buttons: [simple],
  },
  {
    id: 'generic',
    title: 'When everything looks generic',
    asked:
      'generic boring looks like ai stock photo plastic fake same face too perfect bland more realistic realism photorealistic natural authentic how do i make it less ai looking',
    text: 'Generic in, generic out: name a real place, an hour, one worn object and one lamp. Drop “beautiful”, “cinematic”, “masterpiece” and the like; they push every picture towards the same average.',
    more: 'A flaw helps: a missed button, a chipped cup, light that is a little too hard.',
    why: 'A generator answers a general word with the average of every picture that was ever called so. A particular thing has no average.',
    dare: 'give the place a street name.',
    buttons: [simple],
  },
  {
    id: 'phone-look',
    title: 'Looking like a phone',
    asked:
      'phone camera look shot on a phone iphone smartphone snapshot selfie amateur user generated content ugc found footage home video disposable camera casual handheld candid look',
    text: 'Say how it came about: held in one hand at arm’s length, framed a little off, a wide lens with everything in focus, the light that happened to be there. Leave lenses, lamps and “cinematic” out; a phone has none of them.',
    more: 'The mistakes make it: a thumb at the edge, a burnt-out window, flash on the nearest face, somebody looking into the lens.',
    why: 'The words of the trade call up pictures that were made with care, and care is what a snapshot lacks.',
    dare: 'tell it who is holding the phone, and why they started filming.',
    buttons: [simple],
  },
  {
    id: 'shape',
    title: 'The shape of a picture',
    asked:
      'aspect ratio vertical video make my video vertical horizontal square widescreen shape format of the picture 9:16 16:9 change orientation portrait landscape format',
    text: 'Say the shape in your words, “vertical, 9:16” say: in the model’s own copy it goes into the setting or flag the model has for it, and where the model does not offer that shape you are told. A start image gives a clip its own shape.',
    more: 'Which shapes a model has is on its card; or ask me “Which models do 9:16?”',
    why: 'Most generators take the shape as a setting beside the text; in the text alone it is a wish.',
  },
  {
    id: 'weights',
    title: 'Making a word count more',
    asked:
      'weights weight words emphasis parentheses (word:1.3) double colon make a word stronger more important priority of words brackets',
    text: 'It depends on the generator: some weigh words in parentheses, some with colons, and many only by their order, so what matters goes first. Ask me for one: “How do I weight words in Stable Diffusion?”',
    why: 'Each was trained with a notation of its own, and reads that of another as punctuation.',
  },
  {
    id: 'flicker',
    title: 'Flicker and melting in a clip',
    asked:
      'video flickers flickering morphing melting warping unstable jitter artifacts glitches clip changes in the middle background moves strange motion',
    text: 'Ask for less in the same seconds: one subject, one action with an end, one camera move or none, and a light that does not change. Fine patterns, crowds and fast turns are what breaks first.',
    more: 'A start image holds faces and places still better than words do.',
    why: 'Each frame is guessed from the one before; the more has to change in the same seconds, the more guesses go wrong.',
  },
  {
    id: 'cinematic',
    title: 'Looking like film',
    asked:
      'cinematic results how do i get a more cinematic look film look like a movie filmic movie still hollywood more cinematic images less like video',
    text: 'Leave the word “cinematic” out and say what makes it so: one motivated light with the far side dark, a lens and where it stands, depth in three layers, a frame wider than it needs to be, and somebody who does not know the camera is there.',
    more: 'A limited palette helps, and a reason for the shot: who is looking, and why now.',
    why: 'Because “cinematic” has been said of everything, a generator answers it with the average of all that: teal, haze, a flare. A lamp and a lens are something particular.',
    dare: 'take the widest shot you have and give it the light of the closest.',
  },
  {
    id: 'weather',
    title: 'Writing weather and hour',
    asked:
      'how do i describe weather rain at night fog snow storm wind sunset sunrise dawn dusk hour of day time of day wet streets describe a rainy scene',
    text: 'Say what the weather does to things rather than that it is there: rain doubles every lamp on the asphalt, fog takes the background away, wind has a side it comes from. Then give the hour; it decides the height and the colour of the light.',
    more: 'At night name the lamps: sodium, neon, one kitchen window. The dark is made of what they do not reach.',
    why: '“Rainy” is a fact about the sky; a lens only sees what the rain does to asphalt, glass and coats.',
    dare: 'keep the rain and lose the night.',
  },
  {
    id: 'consistent-character',
    title: 'The same character twice',
    asked:
      'consistent character same face across shots keep character the same in several pictures character consistency series recurring person identity',
    text: 'Write one line for the person (age, build, hair, one garment with its colour, one mark) and reuse it word for word in every prompt. Change only what the shot changes.',
    more: 'Where a generator takes reference pictures, add one; ask me “Which models take reference pictures?”',
    why: 'A generator remembers nothing from one prompt to the next, so the same words are all that can make the same person.',
    buttons: [lessons],
  },
  {
    id: 'hands',
    title: 'Hands and faces',
    asked: 'hands fingers deformed distorted faces extra limbs weird hands broken anatomy six fingers melted',
    text: 'Give hands something definite to do and hold: “both hands round a mug” comes out better than a list of what must not happen. Keep the count of people at three or fewer, and the hands not too small in frame.',
    why: 'There are countless ways to hold nothing and few to hold a mug: an object leaves fewer guesses.',
  },
  {
    id: 'camera-move',
    title: 'Writing a camera move',
    asked:
      'camera move how do i describe camera movement video dolly pan push in shaky too many moves move ignored camera does not move smooth tracking shot in a prompt write',
    text: 'One move a clip, with a beginning and an end: “a slow push in from medium shot to close-up, over eight seconds”. Ask for two moves and the model picks one.',
    more: 'Give it a reason: follow something, reveal something, or stay on the tripod.',
    why: 'In a few seconds there is time for one move, and two of them fight over the same frames.',
    dare: 'lock the camera off and let somebody walk out of frame instead.',
  },
  {
    id: 'lighting',
    title: 'Writing light',
    asked:
      'how do i describe light write good lighting lighting in a prompt write lighting moody light soft light better lighting dramatic light setup key light words for light',
    text: 'Start with one lamp: what it is, where it stands, how big and how warm. Then say how dark the far side goes. “One bare bulb above the sink, warm, the rest of the kitchen two stops under” is a lighting plan.',
    more: 'Name the source rather than the colour: “sodium street lamp” beats “orange light”.',
    why: 'Most of what a picture feels like is where its light comes from, and it is the first thing a generator makes up when you do not say.',
    dare: 'take the key light away and see what the practicals can carry.',
  },
  {
    id: 'mood',
    title: 'Writing mood',
    asked:
      'mood atmosphere feeling emotion how do i describe a mood how do i show sadness joy fear make it sad tense lonely cosy happy emotional tone',
    text: 'A lens cannot see “lonely”; it can see one cup on a table laid for two. Put the feeling into posture, distance, contrast and sound, and choose one.',
    why: 'A generator draws what can be seen. A feeling by its name leaves it the nearest cliché.',
  },
  {
    id: 'length',
    title: 'How long a prompt should be',
    asked:
      'how long should a prompt be ideal length short or long prompt number of words too long too short best length in general',
    text: 'As long as the shot needs and the generator reads: for most, 40 to 80 words of picture do more than 200 of praise. Each model’s card shows its limit, and the word scope under your prompt where you stand against it.',
    more: 'Ask me for one model: “How long may a prompt for Veo be?”',
    why: 'What comes late counts less or is cut off, and praise takes the room of what could be seen.',
  },
  {
    id: 'negative-prompts',
    title: 'Negative prompts',
    asked:
      'negative prompt what not to show exclude avoid unwanted things no text no people how do i keep something out leave out say what i do not want',
    text: 'Some generators have a field or flag for what must not be seen; many have none and read “no cars” as cars. The copy written for your model puts it where that model wants it, or says that it cannot be told.',
    more: 'Without such a field, say what is there instead: “an empty street” for “no people”.',
    why: 'A text is read by what it names: “no cars” names cars.',
  },
  {
    id: 'sound-in-prompt',
    title: 'Writing sound',
    asked:
      'sound in a video prompt write dialogue speech lines music ambience how do i add sound to my prompt make them talk say a line sound effects',
    text: 'Where a model makes sound, write it like the picture: who speaks and how, the line in quotation marks, then one noise near and one far. For a silent model leave it out; it only takes room.',
    more: 'Keep a line short: people say about two and a half words a second, so eight seconds hold twenty.',
    why: 'A line that takes longer to say than the clip lasts is hurried or cut.',
  },
  {
    id: 'text-in-picture',
    title: 'Words in the picture',
    asked:
      'text in an image write words on a sign poster lettering spelling logo title in the picture how do i get correct text',
    text: 'Put the words in quotation marks, keep them to one to four, and say what they are painted, printed or lit on. Not every generator can set letters; ask me “Which model is best for lettering?”',
    why: 'Letters are drawn, not set; every one more is one more to get wrong.',
  },
  {
    id: 'slow-motion',
    title: 'Slow motion and time',
    asked:
      'slow motion time lapse speed up slow down action pacing how do i write slow motion hyperlapse freeze frame',
    text: 'Say what is slow and how long it takes: “water falls in slow motion, one drop over the whole clip”. Few generators have a setting for it, so the words carry it.',
    why: 'How fast things move is guessed from the words for the action, so the words have to carry it.',
  },
  {
    id: 'lens-choice',
    title: 'Choosing a lens',
    asked:
      'which lens should i choose focal length for portrait landscape wide angle telephoto 35mm 50mm 85mm what lens for a portrait best lens aperture for blurry background',
    text: 'Decide where you stand, then the lens: 24 to 35mm brings the room along, 50mm looks as you do, 85mm and longer flatter a face and stack what is behind it. A small f-number blurs the background, a large one keeps the street.',
    more: 'Write “85mm at f/1.8” and most generators answer with a portrait.',
    why: 'Where you stand decides how near and far relate; the lens only decides how much of it you keep.',
    dare: 'shoot the portrait on a 24mm, close, and let the room come in.',
  },
  {
    id: 'style',
    title: 'Style without a name',
    asked:
      'style of an artist film look director in the style of wes anderson imitate look consistent style film stock colour grade look of a film aesthetic vintage analog',
    text: 'Describe how the look is made rather than whose it is: symmetry, pastel walls, flat front light, centre framing. It travels between generators, and does not hang on a name that one of them refuses.',
    why: 'A name stands for a hundred things at once, some generators refuse it, and the next one knows it differently.',
  },
  {
    id: 'ignored-words',
    title: 'When a generator ignores part of a prompt',
    asked:
      'why does it ignore my prompt part of prompt ignored missing from the picture not following ignores my aspect ratio length sound does not do what i say model skips words',
    text: 'Three usual reasons: the prompt is longer than the model reads, so its end is dropped; the thing is a setting there and not a word (length, shape, sound); or two wishes fight and one wins.',
    more: 'Show me the prompt in a builder or the result view and ask “Why is my prompt ignored?”: I check it against the model’s data sheet.',
    why: 'A generator reads the text once, the beginning most, and weighs every wish against all the others.',
  },
  {
    id: 'languages',
    title: 'The language of a prompt',
    asked:
      'which language should i write my prompt in german french spanish chinese english other languages own language foreign translate',
    text: 'Write in whichever language you like: your words stay as they are, and what Cuewright adds is English. Which languages a generator reads stands on its card where its maker says so.',
    more: 'If you can, write English: it is what most of them document.',
  },
  {
    id: 'start-idea',
    title: 'Finding an idea',
    asked:
      'no idea what to write blank page inspiration give me an idea suggest a subject stuck creative block what should i make something to shoot',
    text: 'Take a trade, a place it should not be in, and an hour: a welder in a greenhouse before sunrise. Then ask what the hands do. **One-Click** rolls such a start for free.',
    why: 'Two things that do not belong together raise a question, and a question is a story.',
    dare: 'roll until one line annoys you, and fix that one.',
    buttons: [{ text: 'Open One-Click', url: '/?step=mode&method=automation' }],
  },
] as const satisfies readonly HelpText[];
