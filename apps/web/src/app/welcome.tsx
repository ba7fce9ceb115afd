import page from './shell/shell.module.css';
import styles from './welcome.module.css';

/** What a visitor without a session sees. */
export function Welcome() {
  return (
    <section className={page.page}>
      <div className={styles.welcome}>
        <h1>Write the shot once. Hand every generator its own copy.</h1>
        <p>
          What you want to see is one thing: who, where, which lens, what light. How each image and video
          generator wants to be told is another. Cuewright keeps the two apart.
        </p>
      </div>
    </section>
  );
}
