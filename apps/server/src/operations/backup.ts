import { backUpToFile } from './back-up-to-file.ts';
import { runCommand } from './run-command.ts';

await runCommand(backUpToFile);
