import { brainstormTips } from '@cuewright/engine/content/brainstorm-tips';
import { Card } from '../../../ui/card/card.tsx';
import styles from './tips-panel.module.css';

export function TipsPanel() {
  return (
    <Card as="section" head={<h2>Tips</h2>}>
      <ul className={styles.tips}>
        {brainstormTips.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b> {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}
