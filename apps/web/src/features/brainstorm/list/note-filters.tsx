import { brainstormLimits } from '@cuewright/contract';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { memo } from 'react';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Chip, Chips } from '../../../ui/chip/chip.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { summaryQuery } from '../brainstorm-queries.ts';
import { categoryPlurals } from '../category-names.ts';
import type { WantedNotes } from '../wanted-notes.ts';
import styles from './note-filters.module.css';

/** So many tags stand there at once; the others are found by the search. */
const TAGS_SHOWN = 12;

interface NoteFiltersProps {
  wanted: WantedNotes;
  onChange: (wanted: Partial<WantedNotes>) => void;
}

export const NoteFilters = memo(function NoteFilters({ wanted, onChange }: NoteFiltersProps) {
  const { data: summary } = useQuery(summaryQuery);
  const tags = (summary?.tags ?? []).slice(0, TAGS_SHOWN);
  const isTagShown = tags.some(({ tag }) => tag === wanted.tag);
  return (
    <search className={styles.filters}>
      <div className={styles.first}>
        <Field
          type="search"
          label="Search notes"
          max={brainstormLimits.search}
          value={wanted.words}
          onChange={(words) => onChange({ words })}
          end={
            wanted.words !== '' && (
              <IconButton label="Clear the search" size="s" onClick={() => onChange({ words: '' })}>
                <X />
              </IconButton>
            )
          }
        />
        <Checkbox isOn={wanted.isImportant} onChange={(isImportant) => onChange({ isImportant })}>
          Important Only
        </Checkbox>
      </div>
      <Chips label="Category" current={wanted.category ?? 'all'}>
        <Chip
          isOn={wanted.category === null}
          onChange={() => onChange({ category: null })}
          {...(summary && { count: summary.total })}
        >
          All Categories
        </Chip>
        {brainstormLimits.categories.map((category) => (
          <Chip
            key={category}
            isOn={wanted.category === category}
            onChange={(isOn) => onChange({ category: isOn ? category : null })}
            {...(summary && { count: summary.categories[category] })}
          >
            {categoryPlurals[category]}
          </Chip>
        ))}
      </Chips>
      {(tags.length > 0 || wanted.tag) && (
        <Chips label="Tags" current={wanted.tag ?? ''}>
          {wanted.tag && !isTagShown && (
            <Chip isOn onChange={() => onChange({ tag: null })}>
              #{wanted.tag}
            </Chip>
          )}
          {tags.map(({ tag, notes }) => (
            <Chip
              key={tag}
              isOn={wanted.tag === tag}
              count={notes}
              onChange={(isOn) => onChange({ tag: isOn ? tag : null })}
            >
              #{tag}
            </Chip>
          ))}
        </Chips>
      )}
    </search>
  );
});
