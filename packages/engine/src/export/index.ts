export { type Cell, csvFile, csvLine, csvStart } from './csv.ts';
export { exportBoard, exportShotList } from './export-board.ts';
export { exportInfotext, infotextOf } from './export-infotext.ts';
export { type ExportFile, exportJson, exportText, type PromptSheet, promptSheet } from './export-prompt.ts';
export { promptDescription } from './prompt-description.ts';
export { type DayText, dayText, isDayTitle, promptTitle } from './prompt-title.ts';
