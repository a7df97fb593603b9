import { withPrefix } from 'gatsby';
import * as styles from './Hero.module.css';
import { ModuleDiagram } from './ModuleDiagram';
import { MotionToggle } from './MotionToggle';
import { TextRotator } from './TextRotator';
import { usePause } from './usePause';

const ROTATOR = {
  words: ['assets', 'scripts', 'images', 'styles'],
  firstDelay: 5000,
  repeatDelay: 5000,
  maxWidth: 110,
};

/** What webpack does, on one screen. */
export function Hero() {
  const [isPaused, pause] = usePause();

  return (
    <section className={styles.root}>
      <h1 className={styles.headline}>
        Bundle your <TextRotator {...ROTATOR} isPaused={isPaused} />
      </h1>
      <p className={styles.lead}>
        webpack starts at a file of your app, follows its imports, and bundles what it finds into a
        few static files for the browser.
      </p>
      <p className={styles.actions}>
        <a className={styles.start} href={withPrefix('/guides/getting-started/')}>
          Get started
        </a>
        <a className={styles.learn} href={withPrefix('/concepts/')}>
          Concepts
        </a>
      </p>
      <div className={styles.diagram}>
        <ModuleDiagram isPaused={isPaused} />
        <MotionToggle isPaused={isPaused} onChange={pause} />
      </div>
    </section>
  );
}
