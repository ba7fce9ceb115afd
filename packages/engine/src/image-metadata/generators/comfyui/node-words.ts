export type Side = 'positive' | 'negative';

/** Names under which nodes keep what was asked for and what was not. */
export const SIDES: Readonly<Record<Side, readonly string[]>> = {
  positive: [
    'positive',
    'text_positive',
    'positive_prompt',
    'prompt_positive',
    'positive_text',
    'Positive',
    'pos',
    'text_pos',
  ],
  negative: [
    'negative',
    'text_negative',
    'negative_prompt',
    'prompt_negative',
    'negative_text',
    'Negative',
    'neg',
    'text_neg',
    'neg_conditioning',
    'negative_conditioning',
  ],
};
/** Encoders that read their text twice keep it twice. */
export const ENCODED = [
  'text',
  'text_g',
  'text_l',
  'clip_l',
  'clip_g',
  't5xxl',
  'llama',
  'bert',
  'mt5xl',
  'qwen25_7b',
  'gemma',
];
/** What nodes that hold a text call it, the final one first. */
export const HELD = [
  'populated_text',
  'text',
  'string',
  'value',
  'Value',
  'prompt',
  'Prompt',
  'Text',
  'String',
  'text1',
  'string_field',
  'multiline_text',
  'wildcard_text',
  'caption',
  'result',
  'input_string',
  'user_prompt',
];
/** What leads to no words. */
export const WORDLESS =
  /^(model|cond2|clip|vae|image|images|pixels|latent|latent_image|samples|mask|control_net|controlnet|style_model|clip_vision|clip_vision_output|noise|sigmas|sampler|ref_latent|audio|bbox_detector|start_image|end_image|seed|width|height|steps|cfg|any_pipe|optional_.*)$/;
export const BUNDLES = ['base_ctx', 'ctx', 'context', 'pipe', 'basic_pipe', 'sdxl_tuple'];
/** Drawn by chance while it runs, so that what was shown is surer than what was drawn from. */
export const DRAWN = /random|wildcard|dynamic|combinatorial/i;
export const JOINS = /concat|join|combine|append|merge|StringFunction|multi.*text|text.*multi(?!line)/i;

/** What says how parts are joined, and is none. */
export const NO_PARTS =
  /^(delimiter|separator|delim|join_with|action|tidy_tags|clean_whitespace|mode|widget.*|linebreak.*)$/i;
