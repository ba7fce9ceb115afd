/** Words that carry no picture by themselves. */
export const prepositions =
  'in at on inside outside by near under beneath below above over across along through into onto from to of off against around behind beside between among amid past towards toward before after during with within without upon beyond down up atop aboard for as like about until till via';
export const placePrepositions =
  'in at on inside outside by near under beneath across along through into onto around beside past beyond down up atop aboard above over overlooking within towards toward off against to behind from';
export const determiners =
  'a an the his her its their my our your this that these those some any each every another';
export const conjunctions =
  'and or but nor while as when where who whose which that then so yet if because though although';
export const auxiliaries =
  'is are was were be been being am has have had do does did will would can could shall should may might must isnt arent lets let';
export const pronouns =
  'i you he she it we they him them us me someone somebody everyone anybody nobody there here';
export const adverbs =
  'very too just only still slowly gently quickly softly almost always never now not then again away back together alone slightly quite more most less far close up down out off forward there here outside inside nearby everywhere mid all both straight directly late early no without';
