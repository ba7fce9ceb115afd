import { wordSet } from '../words/word-set.ts';

/** Who names one of these speaks of work, money, paper or print; hardly anybody draws them. */
export const strong = wordSet(
  'budget budgets fee fees invoice invoices invoiced payment payments paypal iban vat quid deadline deadlines deliverable deliverables turnaround nda buyout revision revisions amends retainer licence license licensing royalty copyright copyrighted exclusivity feedback approval approvals approve approves approved proofs hashtag hashtags whatsapp viewings viewing quotation rates billed pcm epc lease freehold leasehold tenancy grant funding sponsor sponsors sponsored reimbursed',
  'sign-off signoff eod cob asap urgent timeline milestone sprint backlog kpi stakeholder stakeholders mandatory mandatories compliance guidelines stand-up standup zoom wetransfer dropbox gmail attached attachment fwd fw cc bcc minutes agenda apologies newsletter leaflet leaflets brochure intranet screensaver homepage website webpage portal rightmove etsy worksheet pdf jpeg jpegs jpg png tiff mp4 mov dpi cmyk bleed gsm composited deck caption captions tagline typesetting merch merchandise distributor publisher publishing',
  'client clients stakeholder ceo cfo cto hr comms procurement accounts investors investor fintech startup ltd gmbh llc inc ministry inspectors coordinator',
);
/** The same, less surely: some of them can be seen. */
export const weak = wordSet(
  'rent rental bills asking offers rating vendor viewing selling mot pay pays paid paying price priced cost costs net incl excl including deposit rate rights usage perpetuity quote quotes money cash expensive cheap afford brief briefing draft drafts version versions delivery delivered due schedule scheduled ticket priority estimate scope phase project job order campaign launch launches relaunch launched rebrand opening opens confirm confirmed questions reference legal slack teams server drive folder shared upload uploaded post posted publish published print prints printed printer copies photocopier banner poster posters flyer listing catalogue catalog zine issue magazine packaging logo headline website site web slide slides pitch presentation instagram insta tiktok facebook linkedin youtube followers feed',
  'agency boss manager board committee trust marketing landlord tenant tenants vendor buyers buyer editor producer curator supplier team colleague colleagues department council head volunteer contact mobile extension email emails mail phone number address meeting meetings exhibition fair festival conference unit',
  'stuff thing happy glad afraid busy holiday birthday anniversary party wedding surprise available unavailable discussed agreed promised decided planned planning',
);
/** Said to whoever makes it, and to nobody in a picture. */
export const chatty = wordSet(
  "sorry hope thanks thank cheers thx ty btw fyi lmk tbh imo apparently honestly obviously basically anyway haha lol hehe xx xxx xoxo regards greetings wishes sincerely faithfully gratitude kindly yep nope hi hiya hello dear hey heyyy guys ok okay thats that's it ideally",
);
/** In front of a clause, these order something of whoever makes it. */
export const asked = wordSet(
  "send ring call email mail text ping dm message reply respond confirm shout let invoice quote deliver upload note remember feel get check chase tell ask catch contact reach cc copy forward book allow bill charge credit tag post write keep find don't dont do please kindly pls plz thanks",
);
/** What an order of that sort is about, where the verb alone could be of the picture. */
export const askedOf = wordSet('me us you know him her them back touch posted mind receipt hesitate free');
export const wouldBeOrders = wordSet(
  "let feel get keep write do don't dont please kindly find tell ask check text note remember book call tag credit",
);
/** How the picture is to be: "leave the lamp out", "make it tall". */
export const arranging = wordSet(
  'leave keep make add put place show use give let set turn crop include avoid have think imagine picture skip lose drop remove start end begin open cut close',
);
/** Without anybody who does it, these say what a job has to fulfil: "must be on the drive". */
export const duties = wordSet('must needs has should');
export const wishing = wordSet("want need like love would imagine wish see rather prefer d don't dont");
/** "We see", "I walk": what somebody in the picture, or behind the camera, does. */
export const camerawork = wordSet(
  'see hear follow watch look fly glide pan cut move walk open close start begin end zoom push pull track drift tilt rise stay hold come go stand sit enter float circle orbit pass reach notice find feel sense discover',
);
export const opinions = wordSet(
  'love loves loved hate hates hated want wants wanted like likes liked need needs needed prefer prefers think thinks thought say says said insist insists insisted ask asks asked reckon reckons feel feels decided decides agreed agrees promised knows knew wish wishes',
);
export const futures = wordSet(
  "will won't would wouldn't could couldn't can can't cannot must mustn't might may shall shall i'll we'll they'll he'll she'll it'll you'll i'd we'd he'd she'd they'd you'd",
);
export const pasts = wordSet("was were had did didn't wasn't weren't hadn't been");
export const relatives = wordSet(
  'mum mom mother dad father sister brother son daughter wife husband partner uncle aunt cousin kids kid boys girls grandfather grandmother grandma grandpa nan gran friend mate boss client clients team manager agency company business studio shop firm brand tutor teacher editor producer landlord board committee ceo buyers customers budget website site mail number name idea',
);
export const weekdays = wordSet(
  'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri mondays tuesdays wednesdays thursdays fridays',
);
export const months = wordSet(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec',
);
export const someDays = wordSet(
  'tomorrow yesterday tonight today weekend week weeks month months eod cob q1 q2 q3 q4',
);
export const until = wordSet('by until till before due latest from on next last this end');
export const reasons = wordSet('because since cause cos coz so but and as if unless until although though');
/** What somebody who has a say says. */
export const sayings = wordSet(
  'says say said wants want wanted thinks reckons insists insisted hates loves likes',
);
/** The paper of a job in other languages. */
export const paperAbroad = wordSet(
  'rechnung freigabe auflage druckabgabe abgabe kostenstelle honorar frist angebot lieferung rücksprache besprochen rückfragen fragen erreichen anrufen ruft telefon druckerei buchhaltung vorstand kunde kundin auftrag weihnachtskarte flyer plakat budget termin stück',
  'facture devis délai tirage imprimeur imprimerie validation cliente réunion commande affiche dépliant budget paiement livraison questions appeler téléphone joindre',
  'factura presupuesto plazo imprenta entrega aprobación reunión precio pedido cartel folleto pago preguntas llamar teléfono correo',
  'fattura preventivo scadenza stampa consegna approvazione riunione prezzo ordine volantino pagamento domande telefono',
  'fatura orçamento prazo impressão aprovação reunião preço encomenda cartaz folheto pagamento dúvidas telefone',
);
export const politeAbroad = wordSet('ihnen vous votre vos usted ustedes lei voi você vocês euch ihr');
export const ownAbroad = wordSet(
  'ich wir uns unser unsere mich mir je nous notre nos nosotros nuestro nuestra noi nostro nostra nós nosso nossa',
);
/** Names of boxes behind which nothing of the picture stands. */
export const paperHeads = wordSet(
  'client agency contact deadline due need budget rate fee invoice po usage tel phone email mail e-mail delivery deliverable deliverables terms from to subject fw fwd re cc bcc date sent priority reporter assignee ticket sprint summary estimate blocked job stakeholders stakeholder sign-off signoff approval approvals approver formats specs kpi rounds cost price mandatories present apologies attendees minutes reference ref context background extension mobile attachment attachments notes usage licence license territory term po',
);
/** Names of boxes behind which the picture stands. */
export const pictureHeads = wordSet(
  'picture image photo scene content shot visual see memory motif subject look camera light lighting mood style sound idea concept illustration drawing frame setting background action weather composition palette colours colors description show',
);
/** Behind these alone on a line, or in its beginning, the letter is at its end. */
export const closings = wordSet(
  'regards cheers thanks thank thx best sincerely faithfully greetings yours gratitude wishes love xoxo kind kindest warmly warm ta ty many bests',
);
