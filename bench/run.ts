import { measureMemory } from './measure/memory.ts';
import { measureStart } from './measure/start.ts';

/** Every measurement, each beside a bare reference taken in the same run. */
const measurements = { start: measureStart, memory: measureMemory };

const wanted = process.argv.slice(2);
for (const [name, measure] of Object.entries(measurements)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const rows = await measure();
  process.stdout.write(`\n${name}\n`);
  for (const { what, value, reference } of rows)
    process.stdout.write(`  ${what.padEnd(44)} ${value.padStart(9)}   ${reference}\n`);
}
