import { restoreFromFile } from './restore-from-file.ts';
import { runCommand } from './run-command.ts';

await runCommand(restoreFromFile);
