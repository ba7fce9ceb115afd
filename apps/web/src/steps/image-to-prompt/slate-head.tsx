import { counted } from '@cuewright/engine/plural';
import type { Analyzed } from '../../features/picture-reading/analyze-picture.ts';
import { Slate, type SlateFact } from '../../ui/slate/slate.tsx';
import { reverseModelNames } from './reverse-model-names.ts';
import { shownSide } from './shown-side.ts';
import type { Sitting } from './sitting.ts';

interface SlateHeadProps {
  sitting: Sitting;
  /** How many are looked into together. */
  files: number;
}

/** The head of the report: which picture, how its prompt was come by, how sure that is. */
export function SlateHead({ sitting, files }: SlateHeadProps) {
  const { file, stage, model } = sitting;
  const facts: SlateFact[] = [];
  const exact = file && shownSide(sitting, file).kind === 'exact' ? sitting.made : undefined;
  if (exact) {
    facts.push({ name: 'Obtained', says: 'Exact' }, { name: 'Confidence', says: '100%' });
    const generator = exact.kind === 'read' && exact.facts.generator;
    if (generator) facts.push({ name: 'Generator', says: generator });
    return head(file?.name ?? '', facts);
  }
  if (stage.kind === 'analyzed') {
    facts.push(
      { name: 'Obtained', says: obtainedBy(stage.answer) },
      { name: 'Confidence', says: `${stage.answer.confidence}%` },
      { name: 'Took', says: `${(stage.tookMs / 1000).toFixed(1)} s` },
    );
  }
  // How sure a made-up analysis is of itself tells nobody anything.
  if (stage.kind === 'fallback') facts.push({ name: 'Obtained', says: 'Not read' });
  if (facts.length > 0) facts.push({ name: 'Written for', says: reverseModelNames[model].name });
  return head(file?.name ?? (files > 0 ? counted(files, 'file') : 'A picture in, its prompt out'), facts);
}

function obtainedBy({ source, seen }: Analyzed): string {
  if (source === 'seen') return 'Seen';
  return seen?.sightings.some(({ isSure }) => isSure) ? 'Seen and measured' : 'Measured';
}

function head(above: string, facts: readonly SlateFact[]) {
  return (
    <Slate above={above} facts={facts}>
      <h1 tabIndex={-1}>Image to Prompt</h1>
    </Slate>
  );
}
