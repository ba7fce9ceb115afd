import type { Term } from '@cuewright/engine/content/glossary';
import { library } from '@cuewright/engine/content/library';
import { drawnTerms, TermDiagram } from '../../features/diagrams/term-diagram.tsx';
import { useOffers } from '../../lib/offered-steps.ts';
import { PageLink } from '../../lib/page-link.tsx';
import { Sketch } from '../../lib/sketch/sketch.tsx';
import { typeset } from '../../lib/typeset.ts';
import { classNames } from '../../ui/class-names.ts';
import { sketchedTerms } from './sketched-terms.ts';
import styles from './term-card.module.css';
import { wordHref } from './trainer-address.ts';

interface TermCardProps {
  term: Term;
  /** It begins a row, so that it does not stand beside a drawing as an empty box. */
  isFirstUndrawn: boolean;
}

/** A word of the trade: what one sees, and where the library uses it. */
export function TermCard({ term: { id, name, aliases, definition }, isFirstUndrawn }: TermCardProps) {
  const offers = useOffers();
  const sketch = sketchedTerms.get(id);
  const uses = library.filter(({ terms }) => (terms as readonly string[]).includes(id));
  const [first] = uses;
  return (
    <li className={classNames(styles.term, isFirstUndrawn && styles.newRow)}>
      {sketch ? <Sketch text={sketch} mode="photo" /> : drawnTerms.has(id) && <TermDiagram id={id} />}
      <div>
        <h2>
          <PageLink href={wordHref(name)}>{typeset(name)}</PageLink>
        </h2>
        <p>{typeset(definition)}</p>
        {aliases.length > 0 && <p className={styles.aliases}>Also {typeset(aliases.join(', '))}</p>}
        {first && offers('library') && (
          <p className={styles.uses}>
            Used in{' '}
            <PageLink href={`/?step=library&q=${encodeURIComponent(first.title)}`}>{first.title}</PageLink>
            {uses.length > 1 && ` and ${uses.length - 1} more of the library`}
          </p>
        )}
      </div>
    </li>
  );
}
