import { wordSet } from './word-set.ts';

/** What carries written words. */
export const surfaces = wordSet(
  'sign signs signboard signpost poster posters banner banners label labels tag tags plaque plate plates billboard billboards board boards chalkboard blackboard whiteboard menu placard flyer leaflet card cards postcard envelope envelopes note notes notebook page pages book books cover covers spine magazine newspaper headline map ticket tickets stamp sticker stickers badge badges bib jersey shirt t-shirt tshirt tee sweater hoodie cap hat jacket apron uniform scarf flag mug mugs cup cups bottle bottles cans tin jar jars box boxes crate crates bag bags packet package carton wrapper cake cakes icing tattoo tattoos forearm knuckles wall walls door doors window windows glass shopfront storefront shop awning marquee screen screens monitor display phone tablet laptop dashboard clock scoreboard van truck lorry bus tram train boat ship bow hull stern car cab bonnet hood bumper rail gate fence bench stone milestone gravestone headstone tombstone brick pavement road floor sand beam plinth medal ring watch neon lamp lightbox logo wordmark emblem seal crest slide title caption subtitle graffiti mural stencil inscription engraving embroidery print magnet keychain key clapperboard slate invitation certificate diploma letterhead receipt bill tile tiles blackletter kiosk counter stall cart bucket barrel helmet shield balloon kite umbrella towel blanket cushion rug curtain ' +
    'schild plakat schriftzug aufschrift tafel etikett überschrift titel tür wand letrero cartel pancarta rótulo título etiqueta pared taza puerta enseigne affiche panneau étiquette titre porte mur insegna cartello scritta manifesto titolo placa cartaz letreiro rótulo',
);

/** What names written words themselves. */
export const writings = wordSet(
  'lettering letters letter text words word title titles headline heading caption slogan tagline inscription typography type font script wordmark logo name lettered title_card subtitle reading copy signage schriftzug text worte überschrift texto palabras título texte mots titre testo parole titolo',
);

/** What a surface does with the words on it. */
export const bears = wordSet(
  'reads read reading says say saying said spells spell spelling spelled spelt shows show showing states stating bears bearing announces declares lettered labelled labeled marked printed painted written engraved carved etched embroidered stitched stamped stencilled stenciled scrawled scratched inscribed titled entitled captioned headed advertising branded piped sprayed tattooed chalked handwritten projected lit_up steht dice pone écrit dit dice legge diz',
);

/** How words are put on something: behind a quote they say that it is written. */
export const hands = wordSet(
  'handwritten hand-lettered handlettered lettered written painted printed piped carved engraved etched embroidered stitched stamped stencilled stenciled scrawled scratched tattooed chalked sprayed neon capitals caps letters lettering letter script serif sans cursive font type typeface block bold italic chalk marker ink icing stencil gold-leaf glowing embossed debossed typewriter print',
);

/** What is said, and how it is told that it is. */
export const says = wordSet(
  'says say said saying asks ask asked asking replies reply replied answers answer answered answering tells tell told adds continues announces speaks speaking whispers whisper whispered whispering shouts shout shouted shouting yells yelling screams screaming mutters muttering murmurs murmuring mumbles sings singing calls calling cries laughs laughing sighs sighing hisses growls snaps pleads begs orders barks chants narrates recites hums croaks giggles sobs gasps jokes teases bellows roars exclaims warns prays breathes grunts stammers drawls counts repeats declares insists admits confesses goes purrs chuckles deadpans mouths rasps squeals demands wails interrupts ' +
    'sagt fragt ruft flüstert antwortet schreit dice pregunta grita susurra responde contesta canta dit demande crie murmure répond chuchote dice chiede grida sussurra risponde diz pergunta grita sussurra responde fala',
);

/** Whose voice is heard, seen or not. */
export const voices = wordSet(
  'voice voice-over voiceover vo v.o narrator narration speaker presenter host announcer dialogue line lines speech avatar off-screen offscreen sprecher sprecherin stimme narrador narradora voz narrateur narratrice voix narratore narratrice voce',
);

/** How large words are. */
export const sizes = wordSet('big bigger large larger small smaller tiny');
