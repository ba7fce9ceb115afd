import { FontSizeControl } from '../features/preferences/font-size-control.tsx';
import { ThemeSwitch } from '../features/preferences/theme-switch.tsx';
import { classNames } from '../ui/class-names.ts';
import { collectGalleries } from './collect-galleries.ts';
import type { Gallery } from './gallery.ts';
import styles from './gallery-page.module.css';

/** Every component in every state, for whoever builds with them. Not in the product's own build. */
export function GalleryPage() {
  const groups = collectGalleries();
  return (
    <>
      <header className={styles.bar}>
        <nav aria-label="Groups">
          {groups.map(({ group }) => (
            <a key={group} href={`#${idOf(group)}`}>
              {group}
            </a>
          ))}
        </nav>
        <FontSizeControl />
        <ThemeSwitch />
      </header>
      <main className={styles.page}>
        <h1>Every part, every state</h1>
        <p className={styles.lead}>
          Printed words are Archivo. Filled-in words, counts and times are JetBrains Mono. A prompt is the
          only thing on a sheet.
        </p>
        {groups.map(({ group, galleries }) => (
          <section key={group} className={styles.group} aria-labelledby={idOf(group)} data-group={group}>
            <h2 id={idOf(group)}>{group}</h2>
            {galleries.map((gallery) => (
              <ComponentSection key={gallery.title} {...gallery} />
            ))}
          </section>
        ))}
      </main>
    </>
  );
}

export function ComponentSection({ title, use, examples, isCompact }: Gallery) {
  return (
    <section className={styles.component} aria-labelledby={idOf(title)}>
      <header>
        <h3 id={idOf(title)}>{title}</h3>
        {use && <p>{use}</p>}
      </header>
      <div className={classNames(styles.examples, isCompact && styles.compact)}>
        {examples.map(({ name, render: Example, isWide, isBroad }) => (
          <figure key={name} className={classNames(isWide && styles.wide, isBroad && styles.broad)}>
            <figcaption>{name}</figcaption>
            <Example />
          </figure>
        ))}
      </div>
    </section>
  );
}

function idOf(title: string): string {
  return `gallery-${title.toLowerCase().replaceAll(/\W+/g, '-')}`;
}
