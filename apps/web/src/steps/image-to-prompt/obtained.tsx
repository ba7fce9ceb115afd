import type { Analyzed } from '../../features/picture-reading/analyze-picture.ts';
import { holdsPrompt } from '../../lib/file-facts/recovered-prompt.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './obtained.module.css';
import { changeSitting, useSitting } from './sitting.ts';

/** How the prompt was come by, and what makes up how sure it is. */
export function Obtained({ answer }: { answer: Analyzed }) {
  const { made } = useSitting();
  const isHeld = made.kind === 'read' && holdsPrompt(made.facts);
  return (
    <section className={styles.obtained} aria-labelledby="obtained">
      <span className={styles.ring} aria-hidden="true" />
      <div>
        <h2 id="obtained" tabIndex={-1} data-next>
          Measured
        </h2>
        <p>
          Light, colour and focus are read from the pixels
          {answer.recovered?.camera ? ', the camera from the file' : ''}.
        </p>
        <details>
          <summary>Why {answer.confidence}%</summary>
          <ul>
            {answer.reasons.map(({ points, says }) => (
              <li key={says}>
                <b>{points > 0 ? `+${points}` : points}</b> {says}
              </li>
            ))}
          </ul>
        </details>
        {isHeld && (
          <Button size="s" onClick={() => changeSitting({ isAnalysisWanted: false })}>
            Show the exact prompt
          </Button>
        )}
      </div>
    </section>
  );
}
