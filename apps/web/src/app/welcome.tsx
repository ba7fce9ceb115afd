import styles from './welcome.module.css';

/** What a visitor without a session sees. */
export function Welcome() {
  return (
    <section className={styles.welcome}>
      <h1>Write the shot once. Hand every generator its own copy.</h1>
      <p>
        Cuewright keeps what you want to see apart from how each image and video generator wants to be told.
        You fill in the slate: who, where, which lens, what light. The generators get paper.
      </p>
    </section>
  );
}
