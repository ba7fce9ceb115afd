import styles from './what-is-read.module.css';

/** What an analysis goes by, before there is one. */
export function WhatIsRead() {
  return (
    <section className={styles.reads} aria-labelledby="what-is-read">
      <h2 id="what-is-read">What is read, and from where</h2>
      <dl>
        <dt>From the pixels</dt>
        <dd>Palette, light and its side, colour temperature, contrast, focus, horizon, texture.</dd>
        <dt>From the file</dt>
        <dd>
          Its own prompt, where a generator wrote one: that is read on this device and costs nothing. Camera,
          lens, exposure, time of day, caption. Where it was taken is left alone.
        </dd>
        <dt>From you</dt>
        <dd>What is in the picture. You say it afterwards, and the prompt follows as you type.</dd>
      </dl>
    </section>
  );
}
