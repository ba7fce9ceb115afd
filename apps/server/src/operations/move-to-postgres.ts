import { moveToServer } from './move-to-server.ts';
import { runCommand } from './run-command.ts';

await runCommand(moveToServer);
