import { Slate, type SlateFact } from '../../ui/slate/slate.tsx';
import { reverseModelNames } from './reverse-model-names.ts';
import type { Sitting } from './sitting.ts';

/** The head of the report: which picture, how its prompt was come by, how sure that is. */
export function SlateHead({ sitting: { file, stage, model } }: { sitting: Sitting }) {
  const facts: SlateFact[] = [];
  if (stage.kind === 'analyzed') {
    facts.push(
      { name: 'Obtained', says: 'Measured' },
      { name: 'Confidence', says: `${stage.answer.confidence}%` },
      { name: 'Took', says: `${(stage.tookMs / 1000).toFixed(1)} s` },
    );
  }
  // How sure a made-up analysis is of itself tells nobody anything.
  if (stage.kind === 'fallback') facts.push({ name: 'Obtained', says: 'Not read' });
  if (facts.length > 0) facts.push({ name: 'Written for', says: reverseModelNames[model].name });
  return (
    <Slate above={file ? file.name : 'A picture in, its prompt out'} facts={facts}>
      <h1 tabIndex={-1}>Image to Prompt</h1>
    </Slate>
  );
}
