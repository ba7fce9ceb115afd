import { emptyAdvancedForm, emptySimpleForm, emptyTechnicalSpecs } from '@cuewright/engine/methods';
import { z } from 'zod';
import { copyLimits } from '../../limits/index.ts';

const box = z.string().max(copyLimits.box).optional();

/** Which generator it is for is asked apart. */
const boxesOf = (form: object) =>
  Object.entries(form).flatMap(([name, value]) =>
    name !== 'selectedModel' && typeof value === 'string' ? [name] : [],
  );

/** The boxes of each builder, by the names of the specification. */
export const boxes = {
  simple: new Set(boxesOf(emptySimpleForm)),
  advanced: new Set([...boxesOf(emptyAdvancedForm), 'technicalSpecs']),
} as const;

const specs = z.strictObject(
  Object.fromEntries(
    Object.entries(emptyTechnicalSpecs).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? z.boolean().optional() : box,
    ]),
  ),
);

/** What is written in either of them; the call says in which. */
export const formFields = z.strictObject({
  ...Object.fromEntries([...boxes.simple, ...boxes.advanced].map((name) => [name, box])),
  technicalSpecs: specs.optional(),
});
