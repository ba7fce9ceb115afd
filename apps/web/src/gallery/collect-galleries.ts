import { type Gallery, galleryGroups } from './gallery.ts';

const modules = import.meta.glob<{ gallery: Gallery }>('../**/*.gallery.tsx', { eager: true });

/** Every gallery of the app by its group, each group by title. */
export function collectGalleries(): { group: string; galleries: Gallery[] }[] {
  const all = Object.values(modules).map(({ gallery }) => gallery);
  return galleryGroups
    .map((group) => ({
      group,
      galleries: all
        .filter((gallery) => gallery.group === group)
        .sort((a, b) => a.title.localeCompare(b.title, 'en')),
    }))
    .filter(({ galleries }) => galleries.length > 0);
}
