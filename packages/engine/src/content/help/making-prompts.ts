import type { HelpText } from './help-text.ts';

export const makingPrompts = [
  {
    id: 'cuewright',
    title: 'What Cuewright is',
    asked:
      'what is cuewright what can i do here features product tool app about does it do purpose who is it for overview what can it do',
    text: 'Cuewright writes prompts for image and video generators. You say what you want to see; it is sorted into subject, place, mood, camera, light and the rest, and written out for the generator you choose in the way it reads best. Under **Tune for another generator** the same shot gets a copy for any of the others.',
    more: 'There are seven ways to a prompt: **Simple Steps** ({simpleSteps} steps), **Advanced Steps** ({advancedSteps}, with camera and lens), **Auto Optimizer** (an idea and a genre), **One-Click** (a roll of the dice), **Image to Prompt** (a picture read back into words), **Voice Input** and **Text Mode** (what you say or paste). If you are new, begin with Simple Steps.',
    dare: 'roll One-Click three times and steal the light from one and the place from another.',
    buttons: [{ text: 'Choose a method', url: '/?step=method' }],
  },
  {
    id: 'which-method',
    title: 'Which method to start with',
    asked:
      'which method should i start begin use first choose approach beginner new here where do i begin easiest way pick difference between simple and advanced steps methods help me start hand with a prompt getting started',
    text: 'Start with **Simple Steps** if you know what you want to see: model, subject, setting, mood, camera, {simpleSteps} steps in all. With only half an idea take **Auto Optimizer**; with a picture take **Image to Prompt**; with nothing at all, **One-Click**.',
    more: '**Advanced Steps** is for when lens, aperture and light matter to you. Words you wrote in Simple Steps can be moved over, so nothing is lost by starting small.',
    dare: 'write the same shot twice, once in Simple Steps and once from memory in Auto Optimizer, and compare what each made you leave out.',
    buttons: [
      { text: 'Simple Steps', url: '/?step=steps&mode=photo&method=guided' },
      { text: 'See all methods', url: '/?step=method' },
    ],
  },
  {
    id: 'simple-or-advanced',
    title: 'Simple or Advanced Steps',
    asked:
      'difference between simple steps and advanced steps simple or advanced which builder compare the two builders five or seven steps basic professional move over',
    text: '**Simple Steps** has {simpleSteps}: model, subject, setting, mood, camera. **Advanced Steps** has {advancedSteps}: it gives camera and light a step each, and ends with lens, ISO, aperture, shutter and effects. Simple offers the best-known generators, Advanced all of them.',
    more: 'Begin with Simple if you know what you want to see; **Move to Advanced** takes every word along.',
    dare: 'write the shot in Simple, move it over, and fill in only the light.',
    buttons: [
      { text: 'Simple Steps', url: '/?step=steps&mode=photo&method=guided' },
      { text: 'Advanced Steps', url: '/?step=mode&method=enhanced' },
    ],
  },
  {
    id: 'simple-steps',
    title: 'Simple Steps',
    asked:
      'how do i use simple steps builder guided five steps basic beginner builder what are the steps templates in simple',
    text: '**Simple Steps** has {simpleSteps} steps: AI Model, Subject, Setting, Mood, and Camera & Technical. Choose a model, then fill a box a step; the live prompt beside it grows as you type.',
    more: 'Each written step has {simpleTemplates} templates that fill the box, and three tips. Photo or video is a switch at the top; your words stay when you change it. Move to Advanced takes everything along.',
    dare: 'fill in the mood first and let it choose the subject.',
    buttons: [{ text: 'Open Simple Steps', url: '/?step=steps&mode=photo&method=guided' }],
  },
  {
    id: 'advanced-steps',
    title: 'Advanced Steps',
    asked:
      'how do i use advanced steps enhanced builder seven steps professional controls camera settings iso lens aperture shutter temperature hasselblad technical specifications sensor film grain light leaks',
    text: '**Advanced Steps** has {advancedSteps} steps: Model Selection, Subject Focus, Environment, Mood, Camera, Lighting & Quality, and Technical Specifications.',
    more: 'Steps 2 to 6 offer {advancedTemplates} templates each. The last step is all choice and none of it required: camera, lens, ISO, aperture, shutter, colour temperature, foreground, background and effects.',
    dare: 'leave Technical Specifications empty once, then fill it, and see which of the two you would have shot.',
    buttons: [{ text: 'Open Advanced Steps', url: '/?step=mode&method=enhanced' }],
  },
  {
    id: 'optimizer',
    title: 'Auto Optimizer',
    asked:
      'auto optimizer optimize my idea genre how does the optimizer work turn an idea into a prompt genres corporate lifestyle cinematic commercial documentary fashion',
    text: '**Auto Optimizer** takes an idea in your own words and one of six genres: Corporate, Lifestyle, Cinematic, Commercial, Documentary or Fashion. Your words stay as they are; what the idea left open is added behind them and marked.',
    more: 'Every addition is listed with the part it belongs to, so you can see what was yours and what was not. Press a difference to leave it out; what you take is what is copied and opened. Where the site has a language model, an idea of any language becomes a prompt in English, and the page says who wrote it.',
    dare: 'run one idea through Documentary and Fashion and keep the half of each that argues with the other.',
    buttons: [{ text: 'Open Auto Optimizer', url: '/?step=optimizer&mode=photo&method=optimizer' }],
  },
  {
    id: 'one-click',
    title: 'One-Click',
    asked:
      'one click one-click random prompt generate surprise me dice roll inspiration instant automation is rolling free hold keep part use this prompt',
    text: '**One-Click** rolls a finished prompt. Rolling costs nothing, as often as you like; only **Use This Prompt** counts as a generation.',
    more: 'Hold the parts you like and roll the others: subject, place, mood, camera and light each have a dice of their own. A prompt written in one piece has no parts to hold; **Roll one in parts** brings one that has.',
    dare: 'hold only the light and roll until the subject deserves it.',
    buttons: [{ text: 'Open One-Click', url: '/?step=mode&method=automation' }],
  },
  {
    id: 'image-to-prompt',
    title: 'Image to Prompt',
    asked:
      'still from a movie get the prompt out of a picture image to prompt reverse engineer a picture upload photo get prompt from picture analyze analyse image describe picture recover prompt metadata png how does image to prompt work',
    text: '**Image to Prompt** turns a picture into a prompt. Where its file holds the prompt it was made with, you get that. Otherwise its pixels are measured (palette, light, contrast, focus, shape), camera and lens come from its file where they stand there, and what is in it you say yourself.',
    more: 'It takes JPG, PNG, WebP, AVIF and GIF up to {pictureMb} MB and {pictureMegapixels} megapixels. The panel says where every line of the reading is from. The picture is not kept.',
    dare: 'feed it a frame you would never have lit that way and keep only the lighting line.',
    buttons: [{ text: 'Open Image to Prompt', url: '/?step=reverse' }],
  },
  {
    id: 'held-prompt',
    title: 'The prompt inside a file',
    asked:
      'metadata in a png file exif parameters embedded workflow comfyui a1111 automatic1111 forge midjourney novelai fooocus invokeai recover original prompt seed model settings negative prompt many files table csv clip video mp4 webm c2pa content credentials made with firefly who made this picture is it uploaded',
    text: 'Many generators write the prompt into the file. Drop one on **Image to Prompt** and you get it word for word, with negative prompt, model, seed and settings, as far as they stand there. It is read on your device: nothing is sent and nothing counts. **Open as a shot** takes it to the result view.',
    more: 'Several files at once become a table, and **Export CSV** saves it. MP4 and WebM clips are read the same way and never sent. A file that was resaved, posted or screenshot has mostly lost its prompt; where it only says who made it, that is told.',
    buttons: [{ text: 'Open Image to Prompt', url: '/?step=reverse' }],
  },
  {
    id: 'picture-limits',
    title: 'Which pictures it takes',
    asked:
      'picture size limit file formats heic jpg png webp avif gif max megabytes mb how large can an image be upload too large raw what file types can i upload is heic supported',
    text: 'A picture may be JPG, PNG, WebP, AVIF or GIF, with at most {pictureMb} MB and {pictureMegapixels} megapixels. HEIC and camera RAW are not read; save them as JPG first.',
    buttons: [{ text: 'Open Image to Prompt', url: '/?step=reverse' }],
  },
  {
    id: 'how-sure',
    title: 'How sure an analysis is',
    asked:
      'confidence accuracy analysis how accurate percent wrong reading recognise recognize people objects see in picture why does it not know what is in my picture measured exact fallback',
    text: 'Every line of the reading says where it is from: **Measured** is read from the pixels, **In the file** was written there by a camera or a generator, **Yours** is what you said. **Exact** is a prompt that the file holds, word for word. The confidence is a sum of what there was to go by; **Why** lists each reason.',
    more: 'Pixels tell light, colour and focus well, and who is in the picture not at all; that is why it asks you, and completing the answer costs nothing.',
    buttons: [{ text: 'Open Image to Prompt', url: '/?step=reverse' }],
  },
  {
    id: 'result',
    title: 'The finished prompt',
    asked:
      'result view finished prompt what can i do with it after generating regenerate generate new json formatted text view toggle where did my prompt go inks what are the coloured colored letters in the prompt colours colors of the parts',
    text: 'The result view shows your prompt in the inks of its parts, each with its letter. From there you copy, edit, download or save it, look at it as JSON, or make a new one with the same method.',
    more: 'Every counted prompt is saved by itself and found again in your account under Prompts. A photo prompt can become a storyboard.',
    buttons: [{ text: 'My prompts', url: '/?step=workspace' }],
  },
  {
    id: 'edit-prompt',
    title: 'Editing a prompt',
    asked:
      'edit change a finished prompt limit characters edit box how long may my edited prompt be rewrite text of result',
    text: 'Press **Edit** in the result view, change the text, and save; editing is free, however often. The edit box holds {editCharacters} characters.',
    more: 'A prompt that came out longer than that is never cut: the box then only lets you shorten it. Each saved edit is a new version, and Cancel brings the text back.',
  },
  {
    id: 'pinned-words',
    title: 'Pinned words',
    asked:
      'pin words pinned lock words locked term keep a name a number a brand exactly as typed letter for letter do not change my words rewrite changed my words unpin',
    text: 'Words that you pin stay letter for letter, whatever is rewritten: in the copy for any generator, in Auto Optimizer, in Text Mode, and when a check mends the prompt. Select them in the text and press Pin, or take **Pick words** and tap them one by one.',
    more: 'They stand in a box in the text and in a list below it, each with a cross that unpins it. What a rewrite had changed is put back; what there is no room for within a limit is told.',
    why: 'A product’s name or a line on a sign is worth nothing with one letter off.',
  },
  {
    id: 'versions',
    title: 'Versions of a prompt',
    asked:
      'versions history of a prompt revision old version restore go back undo an edit earlier text white blue pink colours of revisions compare versions',
    text: 'Every edit you save is kept as a version, named white, blue, pink, yellow and so on, as script revisions are. In the result view you can look at any of them, see what changed word by word, and restore it.',
  },
  {
    id: 'save-prompt',
    title: 'Saving and finding prompts',
    asked:
      'save prompt where are my prompts saved find old prompts history search prompt history lost prompt see earlier prompts list of my prompts closed the tab after generating crashed is my result gone did i lose it shut before saving',
    text: 'Each generated prompt is saved by itself. You find them all in your **account**, under **Prompts**, with search and filters; `Ctrl K` (`⌘ K` on a Mac) finds one by its words from anywhere.',
    more: 'If saving failed, the result says “not saved yet” and offers Try again; the text waits in this tab meanwhile.',
  },
  {
    id: 'manage-prompts',
    title: 'Renaming and deleting a prompt',
    asked:
      'rename a prompt delete a prompt remove saved prompt title change title of a prompt get rid of a prompt',
    text: 'In your account, under **Prompts**, each prompt can be renamed and deleted. A delete can be taken back for {undoSeconds} seconds; after that it is gone with all its versions.',
  },
  {
    id: 'pictures-kept',
    title: 'What becomes of a picture',
    asked:
      'is my uploaded picture kept stored saved deleted what happens to my image after analysis photo private location gps metadata removed',
    text: 'A picture you hand to Image to Prompt is read and **not kept**. One you add to your Image Collection is kept for you alone until you delete it; where it was taken is removed before it is stored.',
    buttons: [{ text: 'Privacy Policy', url: '/privacy' }],
  },
  {
    id: 'download',
    title: 'Downloading and copying',
    asked:
      'download export prompt as file txt json copy prompt clipboard how do i get my prompt out save to computer send a prompt to somebody hand it to a colleague',
    text: '**Copy Prompt** in the result view puts the text on the clipboard, and **Download** gives it as `.txt` or `.json`.',
    more: 'The JSON also carries camera, lens, light, resolution and format, for tools that read fields instead of sentences.',
  },
  {
    id: 'generate-pictures',
    title: 'Pictures and videos themselves',
    asked:
      'does cuewright generate images videos make the picture itself render create actual video draw create image for me where is my image where is my video run the model produce produces output',
    text: 'No. Cuewright writes the prompt; the picture or clip is made at the generator, where you paste it.',
    more: 'The one exception is the storyboard: the board artist sketches its frames, and a generator draws them where whoever runs this server has connected one.',
    buttons: [{ text: 'Choose a method', url: '/?step=method' }],
  },
  {
    id: 'generators',
    title: 'Which generators it writes for',
    asked:
      'which generators models are supported integrations what models can you write for list of models supported image and video generators how many models connect plugin',
    text: 'Cuewright writes for **{models} generators**: {videoModels} for video and {photoModels} for stills, among them {popularNames}.',
    more: 'It does not connect to their accounts: you copy the prompt and paste it there. Simple Steps offers the best known, Advanced Steps all of them, and each has a card with its limits and where they are from.',
    buttons: [{ text: 'See them all', url: '/?step=mode&method=enhanced' }],
  },
  {
    id: 'change-model',
    title: 'Changing the model',
    asked:
      'change the model switch generator choose another model pick a model select model builder my words lost if i change model where do i choose the model',
    text: 'Go back to step 1 of the builder and choose another; your words stay, and the copy is written anew for it. `Ctrl K` finds a model by its name from anywhere.',
    buttons: [{ text: 'Open Advanced Steps', url: '/?step=mode&method=enhanced' }],
  },
  {
    id: 'tune',
    title: 'Tuning for another generator',
    asked:
      'tune for another generator same prompt for several generators second copy compare two models side by side adapt convert translate a prompt to midjourney veo runway stable diffusion flags written for',
    text: 'Below a finished prompt stands **Tune for another generator**: the same shot as other generators read it best, side by side. A box with a stroke through it cannot be told to that one, and the list below says why. It counts nothing.',
    more: '**Add a generator** adds one; its settings open under its copy, the ones it truly has, with their ranges. **Image to video** leaves only what moves. The star keeps a generator for your next results, in this browser.',
    dare: 'tune one shot for a still and for a clip, and see what each cannot do without.',
  },
  {
    id: 'which-copy',
    title: 'The prompt, or the copy for its model',
    asked:
      'written for veo prompt or for model switch which copy live prompt two versions of the text what is the difference between prompt and for midjourney formula text copy of the generator',
    text: 'Beside the prompt, in a builder and in the result, a switch shows the copy for your model: the same shot in the order, words and settings it reads best. The prompt is what is saved and counted; **Copy Prompt** copies what is shown.',
    more: 'What you chose stays chosen in this browser. What goes into a field of its own or a setting stands under the copy.',
  },
  {
    id: 'checks',
    title: 'What the checks under a prompt are',
    asked:
      'checks under the prompt underlined words in the prompt errors warnings hints fix it button fix all what is wrong with my prompt lint mend',
    text: 'Under a live prompt and under a finished one stand its **Checks**: what your generator would cut off, misread or ignore, each with why, and a button where one tap mends it. **Fix all** mends what it can; **Undo** in the notice brings everything back. Nothing there keeps you from going on.',
    more: 'In a builder the fix changes the box that holds the words. What belongs into a setting, as a length or what must not be seen, is set beside the words and goes into every copy. **Said and left open** lists what the prompt settles, and what the generator decides without it.',
  },
  {
    id: 'reported-stamp',
    title: 'What “Reported” means on a card',
    asked:
      'reported stamp dashed not confirmed unverified facts sources where do the facts come from how do you know are the limits right reliable up to date data sheet',
    text: 'A figure that the maker’s own pages or code state stands plain. A dashed stamp says the rest: **Reported** when somebody else states it, **Unverified** when many say it and none of us could confirm it. What nobody documents is left out rather than guessed.',
  },
  {
    id: 'tier-labels',
    title: 'Free and premium on a model',
    asked:
      'what does premium mean on a model label free label tier free tier premium tier why is a model premium badge meaning of free on a card',
    text: '**Free** on a model means that one can go on using it without paying its maker: open weights, research, or a lasting free allowance. **Premium** means its maker asks for a plan.',
    more: 'Both are labels. In Cuewright every model is open to everybody, and writing for one costs the same as for another.',
  },
  {
    id: 'photo-or-video',
    title: 'Photo or video',
    asked:
      'photo or video mode switch image mode video mode difference change from photo to video still or moving',
    text: 'The switch at the head of a builder turns a photo into a video prompt and back; your words stay, and the model list changes. If nothing in your idea changes between its first second and its last, make a picture.',
    buttons: [{ text: 'Choose a mode', url: '/?step=mode' }],
  },
  {
    id: 'templates',
    title: 'Templates',
    asked:
      'templates fill the box examples ready made text starting point use a template undo template overwrite my text',
    text: 'Templates fill the box of a step with a written example you can edit: {simpleTemplates} a step in Simple Steps, {advancedTemplates} in Advanced Steps. What stood there before comes back with Undo.',
  },
  {
    id: 'drafts',
    title: 'Half-finished work',
    asked:
      'draft lost work reload close tab half filled form kept unfinished back button start over browser crash does it save what i type',
    text: 'What you type in a builder is kept in this tab: it outlives Back, Forward and a reload, and is gone when the tab is closed. Start over clears it, with an Undo.',
  },
] as const satisfies readonly HelpText[];
