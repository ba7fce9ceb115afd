import { CopyButton } from '../../ui/copy-button/copy-button.tsx';
import styles from './variations-dialog.module.css';

/** The texts by their numbers. Those out of sight are not drawn. */
export function VariationList({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls has to be reached by the keyboard
    <ol className={styles.list} aria-label="Variations" tabIndex={0}>
      {texts.map((text) => (
        <li key={text}>
          <p>{text}</p>
          <CopyButton size="s" look="bare" isIcon text={text} />
        </li>
      ))}
    </ol>
  );
}
