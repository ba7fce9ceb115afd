import { difficulties, libraryCategories } from '@cuewright/engine/content/library';
import { LayoutGrid, List, X } from 'lucide-react';
import { Field } from '../../ui/field/field.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { Select } from '../../ui/select/select.tsx';
import styles from './library-filters.module.css';
import type { Wanted } from './wanted.ts';
import { levelNames } from './words.ts';

const categories = [
  { value: 'all', label: 'All categories' },
  ...libraryCategories.map((name) => ({ value: name, label: name })),
] as const;

const types = [
  { value: 'all', label: 'All types' },
  { value: 'photo', label: 'Photo' },
  { value: 'video', label: 'Video' },
] as const;

const levels = [
  { value: 'all', label: 'All levels' },
  ...difficulties.map((level) => ({ value: level, label: levelNames[level] })),
] as const;

const views = [
  {
    value: 'grid',
    label: (
      <>
        <LayoutGrid /> Grid
      </>
    ),
  },
  {
    value: 'list',
    label: (
      <>
        <List /> List
      </>
    ),
  },
] as const;

interface LibraryFiltersProps {
  wanted: Wanted;
  onChange: (part: Partial<Wanted>) => void;
}

export function LibraryFilters({ wanted, onChange }: LibraryFiltersProps) {
  return (
    <search className={styles.filters}>
      <div className={styles.words}>
        <Field
          type="search"
          label="Search"
          placeholder="Title, description, technique or words of the prompt"
          value={wanted.q}
          onChange={(q) => onChange({ q })}
          end={
            wanted.q !== '' && (
              <IconButton label="Clear the search" size="s" onClick={() => onChange({ q: '' })}>
                <X />
              </IconButton>
            )
          }
        />
      </div>
      <Select
        label="Category"
        choices={categories}
        value={wanted.category}
        onChange={(category) => onChange({ category })}
      />
      <Select label="Type" choices={types} value={wanted.type} onChange={(type) => onChange({ type })} />
      <Select label="Level" choices={levels} value={wanted.level} onChange={(level) => onChange({ level })} />
    </search>
  );
}

export function ViewChoice({ wanted: { view }, onChange }: LibraryFiltersProps) {
  return <Segments label="View" options={views} value={view} onChange={(next) => onChange({ view: next })} />;
}
