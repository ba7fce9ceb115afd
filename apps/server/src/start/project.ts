import path from 'node:path';

/** The project's own folder: settings are relative to it, wherever the command was typed. */
export const projectRoot = path.resolve(import.meta.dirname, '../../../..');
export const webFolder = path.join(projectRoot, 'apps/web/dist');
