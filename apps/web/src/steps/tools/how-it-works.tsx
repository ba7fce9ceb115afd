import { howItWorks } from '@cuewright/engine/content/how-it-works';
import { tools } from './tool-names.ts';
import styles from './tools.module.css';

/** As long as no tool is chosen: what each of them does. */
export function HowItWorks() {
  return (
    <section className={styles.how} aria-labelledby="how-it-works">
      <h2 id="how-it-works">{howItWorks.title}</h2>
      <p>{howItWorks.intro}</p>
      <dl>
        {howItWorks.steps.map(({ tool, title, text }) => {
          const { icon: Icon } = tools[tool];
          return (
            <div key={tool}>
              <dt>
                <Icon aria-hidden="true" /> {title}
              </dt>
              <dd>{text}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
