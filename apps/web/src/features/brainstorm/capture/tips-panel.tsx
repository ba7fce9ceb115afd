import { Card } from '../../../ui/card/card.tsx';
import styles from './tips-panel.module.css';

const tips = [
  ['Write what was there, not what it meant.', 'The meaning comes back when you read it.'],
  ['Type # in the text to tag.', 'Tags are searchable with the rest, and a click on one shows its like.'],
  ['One star a week.', 'If everything is important, the filter is useless.'],
  ['Note the light with the place.', 'Where the sun stood, what was on, what it did to a face.'],
] as const;

export function TipsPanel() {
  return (
    <Card as="section" head={<h2>Tips</h2>}>
      <ul className={styles.tips}>
        {tips.map(([head, text]) => (
          <li key={head}>
            <b>{head}</b> {text}
          </li>
        ))}
      </ul>
    </Card>
  );
}
