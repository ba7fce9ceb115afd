import type { LessonIcon as Name } from '@cuewright/engine/content/lessons';
import {
  Aperture,
  ArrowUpFromLine,
  AudioLines,
  Footprints,
  History,
  Layers,
  List,
  type LucideIcon,
  Palette,
  Scissors,
  Shirt,
  Sun,
  Utensils,
} from 'lucide-react';

const icons: Record<Name, LucideIcon> = {
  aperture: Aperture,
  coat: Shirt,
  dolly: ArrowUpFromLine,
  layers: Layers,
  list: List,
  plate: Utensils,
  scissors: Scissors,
  sound: AudioLines,
  sun: Sun,
  swatches: Palette,
  versions: History,
  walk: Footprints,
};

export function LessonIcon({ name }: { name: Name }) {
  const Icon = icons[name];
  return <Icon aria-hidden="true" />;
}
