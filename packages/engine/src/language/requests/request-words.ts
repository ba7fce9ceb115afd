import { wordSet } from '../words/word-set.ts';

export const fillers = wordSet(
  'ok okay so hi hello hey yo right um uh er well please pls plz and also now just',
);
export const askers = wordSet("i we i'd we'd");
export const wanting = wordSet('want need would like love wants needs looking imagine picture');
export const making = wordSet(
  'make create generate draw redo remake do give write design produce render paint animate imagine craft compose show get gimme film shoot build',
);
/** At the very beginning nobody in a picture does these: "Generate a lighthouse". */
export const ordering = wordSet('create generate render depict visualise visualize illustrate');
/** What is asked for, and not what is in it. */
export const artefacts = wordSet(
  'picture pictures image images photo photos photograph pic pics foto video videos clip clips film prompt prompts illustration render rendering animation artwork visual png jpg jpeg bild foto imagen imagem immagine',
);
export const links = wordSet(
  'of where showing with for about that which featuring in depicting from von de di con mit',
);
export const greetings = wordSet('hi hello hey dear hallo hola bonjour ciao olá');
export const farewells = wordSet('regards cheers greetings sincerely thanks thx thank best');

/** What the job is about, where nothing of the picture is: a clause of these words alone is no part of it. */
export const jobWords = wordSet(
  'please pls plz thanks thank thx ty cheers advance text copy other any most more less even all too still sorry ok okay lol hey hi hello dm me you your yours i we us our my it this that they them one ' +
    'need needs needed want wants wanted like liked love would could should must can will shall may might get gets give make makes made do does done go goes be is are was been have has had let lets know see look looks find try again help helps use used using sent send sends put say tell ask asked decide keep stay come came ' +
    'boss client clients customer customers team tutor teacher colleague agency company brand website site web blog shop store newsletter homepage page landing social media insta instagram facebook linkedin tiktok youtube pinterest twitter feed post posts posting story stories reel reels shorts ad ads advert advertising campaign brochure leaflet flyer flyers poster posters print printed printing presentation slide slides deck portfolio ' +
    'viral convert converts conversion sell sells engagement clicks likes views reach budget deadline asap today tomorrow tonight friday monday tuesday wednesday thursday saturday sunday week month urgent quick quickly soon ready time phone call email mail discussed mentioned below above brief ' +
    'licence license licensed licensing royalty copyright commercial commercially rights free safe legal trademark stock ' +
    'quality good great nice cool awesome amazing beautiful stunning best better perfect perfectly pro professional professionally really very super so much well high highest top wow powerful model version versions nice epic fantastic readable legible clean clear unclear right wrong unique original creative interesting engaging',
);
/** One of these has to be among them. */
export const strongJobWords = wordSet(
  'please pls plz thanks thank thx cheers boss client clients budget deadline asap viral convert converts licence license licensed royalty copyright commercially rights dm flyers brochure blog newsletter website instagram insta tiktok reels facebook engagement discussed friday monday thursday best better nice cool amazing awesome stunning perfect model quality readable legible stock powerful again printed print unclear',
);
/** "For our blog": where it will be used. */
export const useNouns = wordSet(
  'blog website site homepage newsletter brochure flyer flyers leaflet insta instagram facebook linkedin tiktok youtube pinterest feed story stories reel reels shorts post campaign presentation portfolio catalogue catalog magazine advert ad listing social profile display screen app shop store client print cover wall panel calendar label list leaflet giveaway exhibition programme deck slide slides magazine newspaper invite invitation card cards postcard tote mug',
);
