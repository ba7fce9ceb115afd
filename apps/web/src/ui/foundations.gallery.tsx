import type { Gallery } from '../gallery/gallery.ts';
import styles from './foundations.module.css';

const specimens = [
  ['display', 'Display, 720, width 88', 'Blue hour, one bulb'],
  ['head', 'Head, 680, width 92', 'Lighting & Quality'],
  ['numeral', 'Numeral, 780, width 75', '14A 4/7'],
  ['text', 'Text, 400, 14/20', 'Change the angle by at least 30 degrees between shots of the same subject.'],
  ['fill', 'Fill, JetBrains Mono 450', 'ARRI Alexa Mini, 50mm f/1.8, 2700K Tungsten'],
  ['label', 'Label, 500, width 90, 11 px', 'Foreground objects'],
] as const;

const colours = {
  Ground: ['ground', 'panel', 'raise', 'press', 'well'],
  Ink: ['ink', 'ink-2', 'ink-3', 'ink-off', 'rule', 'rule-fine'],
  Signals: ['amber', 'daylight-fill', 'tally-fill', 'warn-fill', 'go-fill', 'focus'],
  Sheet: ['sheet', 'sheet-stub', 'sheet-feint', 'sheet-here'],
  Parts: ['subject', 'place', 'mood', 'camera', 'light', 'technical', 'audio'].map((part) => `ink-${part}`),
  Revisions: ['white', 'blue', 'pink', 'yellow', 'green', 'goldenrod', 'buff', 'salmon', 'cherry'].map(
    (paper) => `rev-${paper}`,
  ),
} as const;

export const gallery: Gallery = {
  title: 'Type and colour',
  group: 'Foundations',
  use: 'Printed by us: Archivo, one grotesque in four widths. Filled in, or counted: JetBrains Mono.',
  examples: [
    ...specimens.map(([name, caption, words]) => ({
      name: caption,
      isBroad: true,
      render: () => <p className={styles[name]}>{words}</p>,
    })),
    ...Object.entries(colours).map(([name, tokens]) => ({
      name,
      isWide: true,
      render: () => (
        <ul className={styles.swatches}>
          {tokens.map((token) => (
            <li key={token}>
              <span style={{ background: `var(--${token})` }} />
              {token}
            </li>
          ))}
        </ul>
      ),
    })),
  ],
};
