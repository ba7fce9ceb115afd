export { type CharacterExample, characterExamples } from './character-examples.ts';
export { type TemplateExample, templateExamples } from './template-examples.ts';
