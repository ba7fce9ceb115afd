import { examine } from './examine.ts';
import { runCommand } from './run-command.ts';

await runCommand(examine);
