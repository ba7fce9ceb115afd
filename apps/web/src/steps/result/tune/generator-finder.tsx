import { type Model, modelsFor } from '@cuewright/engine/catalogue';
import { useMemo, useState } from 'react';
import { statusWords } from '../../../features/builder/models/fact-words.ts';
import type { Mode } from '../../../lib/address.ts';
import { findRanked } from '../../../lib/find-ranked.ts';
import { Finder } from '../../../ui/finder/finder.tsx';

interface GeneratorFinderProps {
  mode: Mode;
  /** Those that stand there already. */
  shown: readonly string[];
  favourites: readonly string[];
  onChoose: (id: string) => void;
  onClose: () => void;
}

const all = { photo: modelsFor('advanced', 'photo'), video: modelsFor('advanced', 'video') };
const find = findRanked(
  [...all.photo, ...all.video],
  [
    { of: ({ name }: Model) => name, weight: 3, isWhole: true },
    { of: ({ provider }: Model) => provider, weight: 1 },
  ],
);

/** Every generator, by a few letters of its name: favourites first, then those of the shot's own kind. */
export function GeneratorFinder({ mode, shown, favourites, onChoose, onClose }: GeneratorFinderProps) {
  const [query, setQuery] = useState('');
  const groups = useMemo(() => {
    const found = find(query).filter(({ id }) => !shown.includes(id));
    const item = (model: Model) => ({
      id: model.id,
      label: model.name,
      meta: model.status.value.kind === 'active' ? model.provider : statusWords[model.status.value.kind],
      onChoose: () => onChoose(model.id),
    });
    const isFavourite = ({ id }: Model) => favourites.includes(id);
    const of = (kind: Mode) => found.filter((model) => model.mode === kind && !isFavourite(model)).map(item);
    const images = { label: 'For images', items: of('photo') };
    const clips = { label: 'For video', items: of('video') };
    return [
      { label: 'Favourites', items: found.filter(isFavourite).map(item) },
      ...(mode === 'photo' ? [images, clips] : [clips, images]),
    ];
  }, [query, shown, favourites, mode, onChoose]);
  return (
    <Finder
      isOpen
      onClose={onClose}
      label="Find a generator"
      query={query}
      onQuery={setQuery}
      groups={groups}
      empty="No generator is called that, or it stands there already."
    />
  );
}
