import type { Copy } from '../../lib/slate/written-shot.ts';
import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import { Paper } from '../../ui/paper/paper.tsx';
import { PrintedPrompt } from '../../ui/prompt-surface/printed-prompt.tsx';
import { RuledBox, RuledForm, StruckOutBox } from '../../ui/ruled-box/ruled-box.tsx';
import styles from './copies.module.css';

/** What each generator is handed. On a narrow screen one slides to the next. */
export function Copies({ copies }: { copies: readonly Copy[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
    <section className={styles.copies} tabIndex={0} aria-label="Three copies">
      {copies.map((copy) => (
        <OneCopy key={copy.id} {...copy} />
      ))}
    </section>
  );
}

function OneCopy({ name, lead, segments, settings, negative, leftOff, text }: Copy) {
  return (
    <Paper
      level={3}
      title={name}
      lead={lead}
      actions={<CopyButton isIcon text={text} label={`Copy the ${name} prompt`} />}
    >
      <div className={styles.text}>
        <PrintedPrompt segments={segments} />
      </div>
      <div className={styles.foot}>
        <RuledForm columns={2}>
          <Told label="Settings" words={settings} without="No settings are needed" />
          <Told label="Negative prompt" words={negative} without="Nothing goes here" />
          <Told label="Left off this copy" words={leftOff} without="Nothing is left off" />
        </RuledForm>
      </div>
    </Paper>
  );
}

function Told({ label, words, without }: { label: string; words: string | undefined; without: string }) {
  return words ? <RuledBox label={label}>{words}</RuledBox> : <StruckOutBox label={label} reason={without} />;
}
