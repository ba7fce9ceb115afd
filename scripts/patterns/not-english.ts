/**
 * Where patterns and lists that name words are no guess at English, each with what they are about. A place is a file, or a
 * folder with all in it.
 */
export const aboutFormats: Readonly<Record<string, string>> = {
  'packages/engine/src/image-metadata/': 'what programs write into files, and the names of their nodes',
  'packages/engine/src/content/untold.ts': 'our own names of fields',
  'packages/engine/src/methods/prompt-shot.ts': 'our own names of fields',
  'packages/engine/src/methods/verbatim-shot.ts': 'our own names of fields',
  'packages/engine/src/methods/advanced/technical-list.ts': 'the options of our own lists',
  'packages/engine/src/methods/polish/polish-problems.ts': 'addresses and markup',
  'packages/engine/src/shot-of/findings-of.ts': 'our own names of fields',
  'packages/engine/src/shot-of/told-tokens.ts': 'our own names of fields',
  'packages/engine/src/storyboard/lighting-plan/plan-lights.ts': 'our own names of directions',
  'packages/contract/src/': 'the first bytes of files, and addresses',
  'apps/server/src/': 'addresses, headers, programs and settings',
  'apps/web/src/lib/checks/check-marks.ts': 'our own names of marks',
  'apps/web/src/lib/file-facts/recovered-prompt.ts': 'names of generators, as files have them',
  'apps/web/src/lib/shortcuts.ts': 'elements of a page',
  'apps/web/src/lib/signed-in.ts': 'a cookie',
  'apps/web/src/lib/slate/own-words.ts': 'our own names of fields',
  'apps/web/src/features/assistant/message-prompt.ts': 'a fence of markdown',
  'apps/web/src/features/brainstorm/markdown/': 'addresses',
  'apps/web/src/features/builder/frame/use-builder-keys.ts': 'keys',
  'apps/web/src/features/legal/contact-ways.tsx': 'addresses',
  'apps/web/src/steps/mode/mode-facts.ts': 'parameters of generators',
  'apps/web/src/steps/result/tune/': 'parameters of generators',
  'apps/web/src/ui/keyboard-hint/key-names.ts': 'systems',
  'apps/web/src/ui/prompt-surface/text-places.ts': 'styles of a page',
  'packages/stage/src/board/': 'our own sets',
  'packages/stage/src/figure/': 'our own garments',
};

/** Where English is still guessed at beside the reading, until what stands there is written anew. */
export const stillGuessing: Readonly<Record<string, string>> = {
  'packages/engine/src/assistant/': 'how people put wishes and questions to her, and names of our own',
  'packages/stage/src/from-shot/': 'goes when the reading tells who does what, and where',
  'packages/engine/src/absent-instead/': 'goes when statements name what a thing is',
  'packages/engine/src/open-points/': 'goes when statements name what a thing is',
  'packages/engine/src/script-copies/': 'goes when the reading tells orders and topics apart',
  'packages/engine/src/copies/': 'goes when copies are ordered from statements',
  'packages/engine/src/dialects/': 'goes when copies are ordered from statements',
  'packages/engine/src/writing/': 'goes when copies are ordered from statements',
};
