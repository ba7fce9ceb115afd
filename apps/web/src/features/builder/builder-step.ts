import type { Tips } from '@cuewright/engine/content/step-tips';
import type { Part } from '../../ui/part/part.ts';
import type { BuilderTemplate } from './text/builder-template.ts';

/** One step of a builder: choosing the model, writing a part, or something of the builder's own. */
export interface BuilderStep<Field extends string = string> {
  id: string;
  /** As the specification names it: "Subject Focus". */
  name: string;
  /** What belongs here, in a sentence or two. */
  lead: string;
  tips: Tips;
  /** The box that this step writes. */
  writes?: WrittenBox<Field>;
  /** The part of the prompt that is written here. */
  part?: Part;
}

export interface WrittenBox<Field extends string = string> {
  field: Field;
  label: string;
  /** What is said when it is left empty. */
  missing: string;
  placeholder: string;
  templates: readonly BuilderTemplate[];
}
