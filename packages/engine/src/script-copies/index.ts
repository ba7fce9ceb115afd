export { takesScript, writeScript } from './write-script.ts';
