import { type GenreId, genres } from '@cuewright/engine/content/genres';
import { Take, Takes } from '../../ui/take/take.tsx';
import styles from './optimizer-step.module.css';

interface GenreFormProps {
  genre: GenreId | null;
  onChoose: (genre: GenreId) => void;
  isDisabled: boolean;
}

/** The genre that the additions come from. */
export function GenreForm({ genre, onChoose, isDisabled }: GenreFormProps) {
  return (
    <Takes label="Genres">
      {genres.map(({ id, name, description, examples }, n) => (
        <Take
          key={id}
          mark={'ABCDEF'.charAt(n)}
          name={name}
          isChosen={id === genre}
          disabled={isDisabled}
          onChoose={() => onChoose(id)}
        >
          {description}
          <span className={styles.examples}>
            {examples.map((example) => (
              <span key={example}>{example}</span>
            ))}
          </span>
        </Take>
      ))}
    </Takes>
  );
}
