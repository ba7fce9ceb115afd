import { measureAdmin } from './measure/admin.ts';
import { measureAira } from './measure/aira.ts';
import { measureAnalysis } from './measure/analysis.ts';
import { measureBoardRoom } from './measure/board-room.ts';
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
import { measureMillion } from './measure/million.ts';
import { measureNotes5000 } from './measure/notes-5000.ts';
import { measureOpenLibrary } from './measure/open-library.ts';
import { measureOutage } from './measure/outage.ts';
import { measurePrompts } from './measure/prompts.ts';
import { measureReading } from './measure/reading.ts';
import { measureSaving } from './measure/saving.ts';
import { measureShares } from './measure/shares.ts';
import { measureSketch } from './measure/sketch.ts';
import { measureStall } from './measure/stall.ts';
import { measureStart } from './measure/start.ts';
import { measureTyping } from './measure/typing.ts';
import { measureWritingDoor } from './measure/writing-door.ts';
import { describeMachine } from './page/machine.ts';
import { writeRatio, writeSection } from './page/write-page.ts';
import { isKept, type Row } from './row.ts';

/** Every measurement, each beside a bare reference taken in the same run. */
const measurements: Readonly<Record<string, () => Row[] | Promise<Row[]>>> = {
  aira: measureAira,
  'first-word': measureFirstWord,
  'writing-door': measureWritingDoor,
  bundle: measureBundle,
  lighthouse: measureLighthouse,
  engine: measureEngine,
  reading: measureReading,
  checks: measureChecks,
  'engine-size': measureEngineSize,
  start: measureStart,
  memory: measureMemory,
  outage: measureOutage,
  stall: measureStall,
  contract: measureContract,
  analysis: measureAnalysis,
  metadata: measureMetadata,
  prompts: measurePrompts,
  million: measureMillion,
  'open-library': measureOpenLibrary,
  saving: measureSaving,
  admin: measureAdmin,
  'notes-5000': measureNotes5000,
  typing: measureTyping,
  'library-search': measureLibrarySearch,
  sketch: measureSketch,
  'board-room': measureBoardRoom,
  shares: measureShares,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no measurement ${unknown.join(', ')}. Use: ${Object.keys(measurements).join(', ')}.\n`,
  );
  process.exit(1);
}
const chosen = Object.entries(measurements).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const machine = await describeMachine();
for (const [name, measure] of chosen) {
  const began = performance.now();
  process.stdout.write(`\n${name}\n`);
  try {
    const rows = await measure();
    writeSection(Object.keys(measurements), name, machine, rows);
    for (const row of rows) process.stdout.write(`  ${lineOf(row)}\n`);
  } catch (error) {
    // The others are worth having all the same.
    process.stdout.write(`  not measured: ${error instanceof Error ? error.stack : error}\n`);
    process.exitCode = 1;
  }
  process.stdout.write(`  (${((performance.now() - began) / 1000).toFixed(0)} s)\n`);
}
// Whatever a measurement that failed has left open does not keep this from ending.
process.exit();

function lineOf(row: Row): string {
  const { what, value, reference, ratio, limit } = row;
  const facts = [
    ratio !== undefined && writeRatio(ratio),
    limit && `${limit}${isKept(row) ? '' : ' NOT KEPT'}`,
    reference,
  ];
  return `${what.padEnd(56)} ${value.padStart(9)}   ${facts.filter(Boolean).join('; ')}`;
}
