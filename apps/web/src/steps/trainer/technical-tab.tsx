import {
  type GlossaryGroupId,
  glossary,
  glossaryGroups,
  type Term,
} from '@cuewright/engine/content/glossary';
import { X } from 'lucide-react';
import { useMemo } from 'react';
import { drawnTerms } from '../../features/diagrams/term-diagram.tsx';
import { findRanked } from '../../lib/find-ranked.ts';
import { Button } from '../../ui/button/button.tsx';
import { Chip, Chips } from '../../ui/chip/chip.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Field } from '../../ui/field/field.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { sketchedTerms } from './sketched-terms.ts';
import styles from './technical-tab.module.css';
import { TermCard } from './term-card.tsx';

interface TechnicalTabProps {
  words: string;
  group: string;
  onWords: (words: string) => void;
  onGroup: (group: GlossaryGroupId) => void;
}

const find = findRanked(glossary, [
  { of: ({ name }) => name, weight: 4, isWhole: true },
  { of: ({ aliases }) => aliases.join(', '), weight: 3, isWhole: true },
  { of: ({ definition }) => definition, weight: 1 },
]);

/** The words of the trade: each with what one sees, drawn where a drawing says it sooner. */
export function TechnicalTab({ words, group, onWords, onGroup }: TechnicalTabProps) {
  const isSearch = words.trim() !== '';
  const shown = useMemo(() => (isSearch ? find(words) : chapter(group)), [words, group, isSearch]);
  const firstUndrawn = shown.find((term) => !isDrawn(term));
  return (
    <div className={styles.technical}>
      <div className={styles.look}>
        <Field
          type="search"
          label="Search the vocabulary"
          placeholder="Rembrandt, 85mm, what blurs behind"
          value={words}
          onChange={onWords}
          end={
            isSearch && (
              <IconButton label="Clear the search" size="s" onClick={() => onWords('')}>
                <X />
              </IconButton>
            )
          }
        />
        <p role="status" className={styles.count}>
          <b>{shown.length}</b> of <b>{glossary.length}</b> words
        </p>
      </div>
      <Chips label="Chapter" current={isSearch ? '' : group}>
        {glossaryGroups.map(({ id, name, terms }) => (
          <Chip key={id} isOn={!isSearch && id === group} onChange={() => onGroup(id)} count={terms.length}>
            {name}
          </Chip>
        ))}
      </Chips>
      {shown.length > 0 ? (
        <ul className={styles.terms} aria-label="Words of the trade">
          {shown.map((term) => (
            <TermCard key={term.id} term={term} isFirstUndrawn={!isSearch && term === firstUndrawn} />
          ))}
        </ul>
      ) : (
        <EmptyState
          title="No such word"
          level={2}
          action={<Button onClick={() => onWords('')}>Show all words</Button>}
        >
          Nothing in the vocabulary is called that, or told with these words.
        </EmptyState>
      )}
    </div>
  );
}

/** The words of a chapter. Those that are drawn stand together, so that no row has holes in it. */
function chapter(group: string): readonly Term[] {
  const terms = glossary.filter((term) => term.group === group);
  return [...terms.filter(isDrawn), ...terms.filter((term) => !isDrawn(term))];
}

function isDrawn({ id }: Term): boolean {
  return drawnTerms.has(id) || sketchedTerms.has(id);
}
