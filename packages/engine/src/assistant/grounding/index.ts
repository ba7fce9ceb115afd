export { dataSheetOf } from './data-sheet.ts';
export { inventedVersions } from './invented-versions.ts';
export { type Ground, passagesOn } from './passages-on.ts';
