import { imageLimits } from '@cuewright/contract';
import { addToBatch, type BatchFile, readBatch } from '../../features/file-facts/batch.ts';
import { untakenBecause } from '../../features/picture-reading/taken-files.ts';
import { useReadPicture } from '../../features/picture-reading/use-read-picture.ts';
import { holdsPrompt } from '../../lib/file-facts/recovered-prompt.ts';
import { onPersonChanged } from '../../lib/session-news.ts';
import { keepAnalysis } from './keep-analysis.ts';
import { lookInto } from './look-into.ts';
import { keepLook } from './looks.ts';
import { changeSitting, clearSitting, readSitting } from './sitting.ts';

/** The analysis under way; there is one at a time. */
let stopping: AbortController | undefined;

onPersonChanged(stop);

/** What can be done with files. */
export function useAnalyze() {
  const readPicture = useReadPicture();

  async function analyze(): Promise<void> {
    const { file, model, generationId, made } = readSitting();
    if (!file || stopping) return;
    const controller = new AbortController();
    stopping = controller;
    changeSitting({ stage: { kind: 'analyzing' } });
    const began = performance.now();
    const isPromptKnown = made.kind === 'read' && holdsPrompt(made.facts);
    const outcome = await readPicture(
      { file, model, generationId, signal: controller.signal, isPromptKnown },
      (askedAgainIn) => changeSitting({ stage: { kind: 'analyzing', askedAgainIn } }),
    ).finally(() => {
      if (stopping === controller) stopping = undefined;
    });
    if (!outcome) return;
    if (outcome.kind === 'exact') {
      changeSitting({ made: { kind: 'read', facts: outcome.facts }, stage: { kind: 'waiting' } });
      return;
    }
    const tookMs = performance.now() - began;
    if (outcome.kind !== 'analyzed') {
      changeSitting({ stage: outcome });
      return;
    }
    // The same file of today has the id it was counted by then.
    const { generation_id: counted } = outcome.answer;
    changeSitting({ stage: { ...outcome, tookMs }, generationId: counted, saved: undefined, verdicts: {} });
    keepLook(file.name, outcome.answer);
    void keepAnalysis(outcome.answer);
  }

  return { analyze, cancel, choose, open, remove };
}

/** One file is looked into by itself, several as a table. */
async function choose(files: File[]): Promise<void> {
  const problems = await Promise.all(files.map(untakenBecause));
  const problem = problems.find(Boolean);
  const taken = files.filter((_, at) => problems[at] === undefined).slice(0, imageLimits.readTogether);
  const [file, ...others] = taken;
  if (!file) {
    changeSitting({ problem });
    return;
  }
  stop();
  if (others.length === 0 && readBatch().length === 0) {
    void lookInto(file);
    return;
  }
  clearSitting();
  changeSitting({ problem });
  void addToBatch(taken.slice(0, imageLimits.readTogether - readBatch().length));
}

/** A file of the table, by itself. */
function open({ file, facts }: BatchFile): void {
  stop();
  void lookInto(file, facts);
}

function remove(): void {
  stop();
  clearSitting();
}

function cancel(): void {
  stop();
  changeSitting({ stage: { kind: 'waiting' } });
}

function stop(): void {
  stopping?.abort();
  stopping = undefined;
}
