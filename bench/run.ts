import { measureAdmin } from './measure/admin.ts';
import { measureAira } from './measure/aira.ts';
import { measureAnalysis } from './measure/analysis.ts';
import { measureBundle } from './measure/bundle.ts';
import { measureChecks } from './measure/checks.ts';
import { measureContract } from './measure/contract.ts';
import { measureEngine } from './measure/engine.ts';
import { measureEngineSize } from './measure/engine-size.ts';
import { measureFirstWord } from './measure/first-word.ts';
import { measureLibrarySearch } from './measure/library-search.ts';
import { measureLighthouse } from './measure/lighthouse.ts';
import { measureMemory } from './measure/memory.ts';
import { measureMetadata } from './measure/metadata.ts';
import { measureNotes5000 } from './measure/notes-5000.ts';
import { measureOutage } from './measure/outage.ts';
import { measurePrompts } from './measure/prompts.ts';
import { measureSaving } from './measure/saving.ts';
import { measureSketch } from './measure/sketch.ts';
import { measureStart } from './measure/start.ts';
import { measureTyping } from './measure/typing.ts';

/** Every measurement, each beside a bare reference taken in the same run. */
const measurements = {
  aira: measureAira,
  'first-word': measureFirstWord,
  bundle: measureBundle,
  lighthouse: measureLighthouse,
  engine: measureEngine,
  checks: measureChecks,
  'engine-size': measureEngineSize,
  start: measureStart,
  memory: measureMemory,
  outage: measureOutage,
  contract: measureContract,
  analysis: measureAnalysis,
  metadata: measureMetadata,
  prompts: measurePrompts,
  saving: measureSaving,
  admin: measureAdmin,
  'notes-5000': measureNotes5000,
  typing: measureTyping,
  'library-search': measureLibrarySearch,
  sketch: measureSketch,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no measurement ${unknown.join(', ')}. Use: ${Object.keys(measurements).join(', ')}.\n`,
  );
  process.exit(1);
}
for (const [name, measure] of Object.entries(measurements)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const rows = await measure();
  process.stdout.write(`\n${name}\n`);
  for (const { what, value, reference } of rows)
    process.stdout.write(`  ${what.padEnd(44)} ${value.padStart(9)}   ${reference}\n`);
}
