import type { Analyzed } from '../../features/picture-reading/analyze-picture.ts';
import { answeredText } from '../../lib/answered-text.ts';
import { holdsPrompt } from '../../lib/file-facts/recovered-prompt.ts';
import { Button } from '../../ui/button/button.tsx';
import styles from './obtained.module.css';
import { changeSitting, useSitting } from './sitting.ts';

/** How the prompt was come by, and what makes up how sure it is. */
export function Obtained({ answer }: { answer: Analyzed }) {
  const isSeen = answer.source === 'seen';
  const isLookedAt = answer.seen?.sightings.some(({ isSure }) => isSure) ?? false;
  const instead = !isSeen && answer.answered_by ? answeredText(answer.answered_by) : '';
  const { made } = useSitting();
  const isHeld = made.kind === 'read' && holdsPrompt(made.facts);
  return (
    <section className={styles.obtained} aria-labelledby="obtained">
      <span className={styles.ring} aria-hidden="true" />
      <div>
        <h2 id="obtained" tabIndex={-1} data-next>
          {isSeen ? 'Seen' : isLookedAt ? 'Seen and measured' : 'Measured'}
        </h2>
        <p>
          {isSeen
            ? `${answer.answered_by?.model ?? 'A model'} looked at a small copy; light, colour and focus are read from the pixels`
            : isLookedAt
              ? 'Small models on this server looked; light, colour and focus are read from the pixels'
              : 'Light, colour and focus are read from the pixels'}
          {answer.recovered?.camera ? ', the camera from the file' : ''}.{instead && ` ${instead}`}
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
