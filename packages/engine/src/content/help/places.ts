import type { HelpText } from './help-text.ts';

export const places = [
  {
    id: 'storyboard',
    title: 'Storyboards',
    asked:
      'no storyboard button on my video prompt storyboard how do i make a storyboard frames shots board generate all add frame create storyboard from a photo prompt sequence shot list contact sheet print pdf',
    text: 'Open a photo prompt (a video prompt has no such button) and press **Create Storyboard**: it begins with {boardFrames} frames, from a wide establishing shot to an extreme close-up detail, each with a prompt you can edit.',
    more: 'Frames can be added (up to {boardMaxFrames}), moved, timed and given dialogue. A board prints as PDF, and goes out as a shot list, a contact sheet or JSON.',
    dare: 'make the last frame first and ask of every other one what it gives away.',
    buttons: [{ text: 'Open Storyboard', url: '/?step=storyboard' }],
  },
  {
    id: 'board-frames',
    title: 'How many frames a storyboard has',
    asked:
      'how many frames shots panels does a new storyboard have begin with start with at most maximum limit number of frames on a board add more frames',
    text: 'A new storyboard begins with **{boardFrames} frames**. Frames can be added up to **{boardMaxFrames}** a board.',
    more: 'They can be moved, timed, given dialogue and deleted one by one; only a frame that a connected generator draws counts as a generation.',
    buttons: [{ text: 'Open Storyboard', url: '/?step=storyboard' }],
  },
  {
    id: 'print-board',
    title: 'Printing a storyboard',
    asked:
      'print storyboard board on paper pdf a4 letter page layout frames a page contact sheet hand out board to the crew client wants the board',
    text: 'On the board, **Print** gives it as PDF: {boardPapers}, with {boardPerPage} frames a page.',
    more: 'Beside it, **Contact sheet** gives all frames as one picture, **Shot list** a CSV, and **Download** the board as JSON.',
    buttons: [{ text: 'Open Storyboard', url: '/?step=storyboard' }],
  },
  {
    id: 'shot-list',
    title: 'The shot list as a table',
    asked: 'shot list csv spreadsheet excel google sheets numbers table export board rows columns',
    text: 'On the board, **Shot list** downloads a CSV, one row a frame, which any spreadsheet opens.',
    more: 'Beside it, **Print** gives the board as PDF, and **Contact sheet** all frames as one picture.',
    buttons: [{ text: 'Open Storyboard', url: '/?step=storyboard' }],
  },
  {
    id: 'storyboard-drawing',
    title: 'Drawing storyboard frames',
    asked:
      'draw storyboard frames image of a frame not generating redraw sketch or picture why can i not draw frames does drawing a frame cost count generate all',
    text: '**Generate** has the board artist sketch a frame, and **Generate All** every frame that lacks a picture. A sketch is free, and **Redraw** gives another.',
    more: 'Where whoever runs this server has connected a generator, the board offers **Sketch** and **Picture**. A picture counts as one generation, and one that fails is given back.',
    buttons: [{ text: 'Open Storyboard', url: '/?step=storyboard' }],
  },
  {
    id: 'sketches',
    title: 'The sketches on prompts',
    asked:
      'sketch sketches pencil drawing small picture thumbnail on a prompt card who draws them board artist drawn from my words wrong sketch does not look like my prompt empty figure silhouette',
    text: 'The board artist sketches each prompt from its words: how close, from where, the place, the light and who is in it. It is drawn in your browser, costs nothing and is sent nowhere.',
    more: 'It is no preview of what a generator makes. What the artist does not know it leaves as an empty figure.',
  },
  {
    id: 'lighting-plan',
    title: 'The set from above',
    asked:
      'lighting plan light diagram floor plan overhead diagram top view from above where does the lamp stand camera position lens cone gaffer plan of the set',
    text: 'Beside a finished prompt stands the set from above: camera and lens, subject, each light that is named, and the move.',
    more: 'A light stands on the side your words give it, so a plan without a lamp says that none was named.',
  },
  {
    id: 'library',
    title: 'The Prompt Library',
    asked:
      'library prompt library example prompts ready made prompts samples browse cto framework context task output use a library prompt categories filters level difficulty food product portrait fashion landscape wildlife architecture examples to start from',
    text: 'The **Library** holds finished prompts to take apart, with search and filters by category, type and level. **Use** opens one in the result view, **Copy** takes its text; neither costs a generation.',
    more: 'Each card opens up into Context, Task and Output, so you see why it works.',
    dare: 'take one and change only its hour of day.',
    buttons: [{ text: 'Open the Library', url: '/?step=library' }],
  },
  {
    id: 'trainer',
    title: 'The Trainer',
    asked:
      'trainer lessons learn course storytelling art of ai prompting technical mastery practice exercise challenge advanced lessons teach me education tutorial how can i learn',
    text: 'The **Trainer**, “The Art of AI Prompting”, has lessons told as stories, with key points, before and after, and a challenge. They run from Foundation over Character Creation and Video Mastery to Workflow Systems.',
    more: '**Apply This Story Technique** opens an example in the result view, without counting.',
    buttons: [{ text: 'Open the Trainer', url: '/?step=trainer' }],
  },
  {
    id: 'workspace',
    title: 'Workspaces',
    asked:
      'workspace workspaces folders organise organize projects group prompts project default workspace move a prompt to another workspace create workspace rename',
    text: 'A **workspace** is a folder for the prompts of one job. New prompts go to the default one; create others, rename them, and move prompts between them.',
    more: 'Choosing a prompt there opens it in the result view, which costs nothing.',
    buttons: [{ text: 'Open Workspace', url: '/?step=workspace' }],
  },
  {
    id: 'brainstorm',
    title: 'Brainstorm notes',
    asked:
      'where can i jot down ideas brainstorm notes ideas quick capture idea tip inspiration technique tags important star categories note down thoughts capture an idea brainstorming',
    text: '**Brainstorm** catches ideas: a title, a text and one of five categories (idea, tip, prompt, inspiration, technique). Star what matters, search, and filter.',
    more: '**Turn into prompt** on a note hands its text to Auto Optimizer. A note may carry up to {brainstormTags} tags, and saving one is never counted.',
    buttons: [{ text: 'Open Brainstorm', url: '/?step=brainstorm' }],
  },
  {
    id: 'tools',
    title: 'The Prompting Tools',
    asked:
      'tools prompting tools upload images capture photo camera voice input microphone speech dictate text mode enhance to prompt webcam record my voice talk instead of typing use my camera to take a picture photograph turn a paragraph of text into a prompt paste a script notes',
    text: 'The **Prompting Tools** bring what you have: upload a picture, photograph with your camera, speak (**Voice Input**), or paste a text (**Text Mode**). Each hands you a prompt to edit.',
    more: 'Voice needs a browser with speech recognition, listens in English (US) unless you choose another language, and keeps only the words. Enhance to Prompt in Text Mode loses nothing you named and marks what it added.',
    dare: 'describe the shot out loud with your eyes shut; you will say the light first.',
    buttons: [{ text: 'Open Tools', url: '/?step=tools' }],
  },
  {
    id: 'camera',
    title: 'Photographing with your camera',
    asked:
      'capture photo camera webcam snap take a picture photograph the set location here live camera permission blocked denied retake',
    text: '**Capture Photo** under Tools opens the camera of this device, phone or webcam: choose it, take the picture, take it again or use it. **Image to Prompt** then reads it and hands you a prompt to edit.',
    more: 'The browser asks for leave first; where it refuses, the window says what stands in the way. The picture is sent only when you say so.',
    buttons: [{ text: 'Open Tools', url: '/?step=tools' }],
  },
  {
    id: 'account',
    title: 'Your account',
    asked:
      'account dialog profile overview tabs private notes image collection settings where is my account change my name phone job introduction member since',
    text: 'Press your picture at the top right. Your account has Overview, Prompts, Private Notes, Image Collection, Tools and Settings.',
    more: 'Your profile (name, phone, email, job, introduction) is completed from Overview, and can be skipped.',
  },
  {
    id: 'private-notes',
    title: 'Private notes and pictures',
    asked:
      'private notes add note edit delete note image collection upload reference pictures keep images store photos undo deleted note',
    text: 'Notes and pictures you keep are in your account, under **Private Notes** and **Image Collection**. Only you see them. A delete can be taken back for {undoSeconds} seconds.',
  },
  {
    id: 'theme',
    title: 'Theme, font size, image scale',
    asked:
      'dark mode light mode theme stage paper colours font size bigger text larger letters image scale zoom pictures appearance display settings contrast too small to read',
    text: 'The sun and moon at the top switch between the dark theme, Stage, and the light one, Paper. Font size ({fontLeast} to {fontMost} px, in steps of {fontStep}, {fontDefault} at first) and image scale ({scaleLeast} to {scaleMost} %, in steps of {scaleStep}) are in your account, under **Settings**.',
    more: 'What you choose follows you to other devices once you are signed in.',
  },
  {
    id: 'shortcuts',
    title: 'Keyboard shortcuts',
    asked:
      'keyboard shortcuts keys hotkeys ctrl k command palette go to a step quickly question mark list of shortcuts enter next',
    text: '`Ctrl K` (`⌘ K` on a Mac) goes to any step, prompt or model. `Ctrl ↵` (`⌘ ↵`) is next or generate. `?` lists every shortcut of the screen you are on.',
  },
  {
    id: 'phone',
    title: 'On a phone',
    asked:
      'mobile phone tablet app store android iphone ios does it work on my phone install native app responsive',
    text: 'Cuewright runs in the browser, on a phone as well as on a desk; there is no app to install. On a phone the live prompt peeks from below, and a tap opens it.',
  },
  {
    id: 'terms-of-trade',
    title: 'Words of the trade',
    asked:
      'glossary definitions vocabulary terms of the trade underlined words tooltip what does a word mean dictionary',
    text: 'Words of the trade carry a one-line definition: rest on one, focus it or tap it. Or ask me: “What is a rack focus?”',
  },
  {
    id: 'self-host',
    title: 'Running it yourself',
    asked:
      'self host run on my own server install locally docker node npm start open source licence license mit source code database postgres',
    text: 'Cuewright runs on any machine with Node and npm: `npm start` serves it with everything embedded. It is under the MIT licence. A PostgreSQL server, an S3-compatible store, Google sign-in and Stripe can each be connected by a setting.',
  },
  {
    id: 'api',
    title: 'The API',
    asked:
      'api interface for programs endpoints developer documentation openapi swagger call from my code token key rest webhook automate integrate is there an api',
    text: 'Yes. Everything the page does goes through a documented JSON API: readable at `/api/docs`, as OpenAPI 3.1 at `/api/openapi.json`.',
    more: 'Calls use the session of whoever is signed in; there are no API keys.',
    buttons: [{ text: 'Read the API', url: '/api/docs' }],
  },
  {
    id: 'aira-window',
    title: 'This window',
    asked:
      'typing sound beep turn off the beep mute clear this chat delete conversation start a new chat type faster skip typing slow show all why can i not switch modes locked close window assistant settings',
    text: 'The speaker at the top switches the typing sound, the arrow beside it clears the conversation, and a press on the text shows all of a reply at once. **See changes** on a prompt I reworked lets you take each change or leave it. The three manners are locked while I write. `Esc` closes the window.',
  },
  {
    id: 'contact',
    title: 'Reaching somebody',
    asked:
      'contact support email reach the people who make cuewright human help desk report a bug complain feedback phone number talk to a person team who made',
    text: 'The **contact page** says how to reach the people who run this copy of Cuewright. They are the ones to ask about your account, a payment or your data.',
    more: 'What concerns the product itself, a step, a limit or a generator, you can ask me.',
    buttons: [{ text: 'Contact', url: '/contact' }],
  },
  {
    id: 'offline',
    title: 'When the line is down',
    asked:
      'offline no internet connection lost server not reached not saved yet error something broke try again retry page does not load',
    text: 'If the server cannot be reached, the page says so and keeps what you typed. Nothing is counted unless it reached the server, and Try again never counts twice.',
  },
  {
    id: 'admin',
    title: 'The admin dashboard',
    asked:
      'admin dashboard administrator manage users access denied become admin let me in see other users prompts of others',
    text: 'The dashboard at `/admin` is only for those who run this copy: users, prompts and figures. Everybody else is refused, and sees nobody’s prompts but their own.',
    more: 'Administrators are named by the setting `ADMIN_EMAILS`, or made so by one who is.',
  },
] as const satisfies readonly HelpText[];
