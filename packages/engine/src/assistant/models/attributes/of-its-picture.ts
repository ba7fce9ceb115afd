import { list, marked, shapesOf, told } from '../fact-sentences.ts';
import { type Attribute, bold, undocumented } from './attribute.ts';

export const medium: Attribute = {
  id: 'medium',
  asked:
    /\b(?:can|could|does|do|will|is|are)\b.{0,30}\b(?:makes?|do|does|generates?|creates?|produces?|for)\b(?! (?:an? |\d+).{0,12}\b(?:from|out of)\b)\s?(?:\w+ )?(?:videos?|clips|movies|images|pictures|photos?|photographs|stills)\b(?!.{0,25}\b(?:from|text|sound|seconds?|long|with|of)\b)/,
  name: 'what it makes',
  says: (model, message) => {
    const asksVideo = /\b(?:videos?|clips|movies)\b/.test(message);
    const isRight = (model.mode === 'video') === asksVideo;
    return `${isRight ? 'Yes' : 'No'}: ${bold(model)} makes ${model.mode === 'video' ? 'video' : 'stills'}.`;
  },
};

export const lettering: Attribute = {
  id: 'lettering',
  asked:
    /\bfor (?:text|words)\b|\bposters?\b|\bwith words\b|\bquot\w+\b|\b(?:letter(?:s|ing)?|typograph\w*|fonts?|logos?|titles?|captions? in|readable|legible|spell\w*)\b|\b(?:text|words|writing|signs?|headlines?)\b.{0,15}\b(?:in(?:side)?|on|within|into)\b.{0,12}\b(?:it|the|an?|my|its)?\s?(?:picture|image|photo|poster|frame|sign)s?\b|\b(?:render\w*|draw\w*|set|sets|setting|show\w*|handle\w*|write|writes|get|do|does|good at|good with)\b.{0,12}\btext\b/,
  name: 'how well it sets words in a picture',
  says: (model) => {
    const { lettering } = model;
    if (!lettering) return undefined;
    const { quality, quote } = lettering.value;
    const how =
      quality === undefined
        ? 'takes words for the picture'
        : quality === 'none'
          ? 'cannot set words in a picture'
          : `is ${quality} at words in the picture`;
    return `${told(lettering, () => `${bold(model)} ${how}`)}.${quote ? ' Put the words in quotation marks.' : ''}`;
  },
  row: {
    head: 'Words in the picture',
    cell: ({ lettering }) =>
      lettering?.value.quality ? marked(lettering, ({ quality }) => String(quality)) : undocumented,
  },
};

export const resolution: Attribute = {
  id: 'resolution',
  asked:
    /\bresolutions?\b|\b(?:4k|8k|2k|1080p?|720p?|hd|uhd|megapixels?|pixels|upscal\w*)\b|how (?:big|large|sharp)|\bsizes?\b/,
  name: 'its resolution',
  says: (model) =>
    model.resolutions && `${told(model.resolutions, (sizes) => `${bold(model)} gives ${list(sizes)}`)}.`,
  row: {
    head: 'Resolution',
    cell: ({ resolutions }) =>
      resolutions ? marked(resolutions, (sizes) => sizes.join(', ')) : undocumented,
  },
};

export const shape: Attribute = {
  id: 'shape',
  asked:
    /\b(?:aspect|ratios?|vertical|portrait (?:format|mode|shape)|landscape format|widescreen|square|shapes?|anamorphic|\d+:\d+|--ar|formats?|tall|upright)\b/,
  name: 'its shapes',
  says: (model, message) => {
    if (!model.shape) return undefined;
    const all = `${told(model.shape, (shape) => `${bold(model)} ${shapesOf(shape)}`)}.`;
    const asked =
      /\b(\d{1,2}):(\d{1,2})\b/.exec(message)?.[0] ??
      (/\bvertical\b/.test(message) ? '9:16' : /\bsquare\b/.test(message) ? '1:1' : undefined);
    const { ratios, between } = model.shape.value;
    if (asked === undefined || between || !ratios) return all;
    return `${ratios.some((ratio) => ratio === asked) ? `Yes, ${asked} is there.` : `No, not ${asked}.`} ${all}`;
  },
  row: {
    head: 'Shapes',
    cell: ({ shape }) =>
      shape
        ? marked(shape, (value) =>
            value.by === 'image'
              ? 'as its start image'
              : value.between
                ? `${value.between[0]} to ${value.between[1]}`
                : (value.ratios ?? Object.keys(value.sizes ?? {})).join(', ') ||
                  (value.by === 'pixels' ? 'in pixels' : 'by a setting'),
          )
        : undocumented,
  },
};
