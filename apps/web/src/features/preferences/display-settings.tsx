import styles from './display-settings.module.css';
import { FontSizeControl } from './font-size-control.tsx';
import { ImageScaleControl } from './image-scale-control.tsx';
import { ThemeChoice } from './theme-choice.tsx';

const settings = [
  { name: 'Theme', says: 'Stage is dark, Paper is light.', Control: ThemeChoice },
  { name: 'Font size', says: 'Grows the words, not the space between them.', Control: FontSizeControl },
  { name: 'Image scale', says: 'How large pictures are shown.', Control: ImageScaleControl },
];

/** How the page looks: applied at once, and kept in this browser. */
export function DisplaySettings() {
  return (
    <ul className={styles.settings}>
      {settings.map(({ name, says, Control }) => (
        <li key={name}>
          <div>
            <p className={styles.name}>{name}</p>
            <p>{says}</p>
          </div>
          <Control />
        </li>
      ))}
    </ul>
  );
}
