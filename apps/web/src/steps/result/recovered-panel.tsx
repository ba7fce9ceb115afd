import type { PromptData } from '@cuewright/engine/methods';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import styles from './recovered-panel.module.css';
import { SidePanel } from './side-panel.tsx';

/** What the file said beside its prompt, so that it can be made again. */
export function RecoveredPanel({ recovered }: { recovered: NonNullable<PromptData['recovered']> }) {
  const { generator, model, seed, negative, settings = [] } = recovered;
  const said = [
    { name: 'Generator', value: generator },
    { name: 'Model', value: model },
    { name: 'Seed', value: seed },
    ...settings,
  ].filter(({ value }) => value);
  return (
    <SidePanel title="Out of its file">
      {negative && (
        <div className={styles.negative}>
          <h3>Negative prompt</h3>
          <CopyButton text={negative} label="Copy the negative prompt" isIcon size="s" />
          <p dir="auto">{negative}</p>
        </div>
      )}
      <dl className={styles.said}>
        {said.map(({ name, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may say two things under one name
          <div key={at}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SidePanel>
  );
}
