import { useRef, type CSSProperties } from 'react';
import { RotatingCube } from './RotatingCube';
import * as styles from './ModuleDiagram.module.css';
import { Streams } from './Streams';
import { useCanAnimate } from './useCanAnimate';

type Module = { name: string; imports?: readonly Module[] };

const PROGRAM: Module = {
  name: 'index.js',
  imports: [
    { name: 'cart.ts', imports: [{ name: 'prices.json' }] },
    { name: 'page.scss', imports: [{ name: 'photo.jpg' }, { name: 'font.woff2' }] },
    { name: 'logo.svg' },
  ],
};
const ASSETS = ['main.js', 'main.css', 'photo.a51c.jpg', 'font.7d02.woff2'];

const CUBE = { depth: 120, repeatDelay: 5000 };

const count = ({ imports = [] }: Module): number =>
  imports.reduce((sum, module) => sum + count(module), 1);

type ModuleDiagramProps = { isPaused?: boolean };

/** Many files of different types go through webpack and come out as a few. */
export function ModuleDiagram({ isPaused = false }: ModuleDiagramProps) {
  const root = useRef<HTMLDivElement>(null);
  const isMoving = useCanAnimate(root, { isPaused });
  const rows = (number: number) => ({ '--rows': number }) as CSSProperties;

  return (
    <div
      ref={root}
      className={styles.root}
      role="img"
      aria-label={`webpack starts at ${PROGRAM.name}, follows what it imports — scripts, styles, data, images and fonts — and makes a few static files from them: ${ASSETS.join(', ')}.`}
    >
      <p className={styles.written}>What you write</p>
      <ul className={styles.files} style={rows(count(PROGRAM))}>
        <ModuleItem {...PROGRAM} />
      </ul>
      <div className={styles.inward} style={rows(count(PROGRAM))}>
        <Streams count={count(PROGRAM)} direction="in" isMoving={isMoving} />
      </div>
      <div className={styles.cube}>
        <RotatingCube {...CUBE} isTurning={isMoving} />
      </div>
      <div className={styles.outward} style={rows(ASSETS.length)}>
        <Streams count={ASSETS.length} direction="out" isMoving={isMoving} />
      </div>
      <p className={styles.shipped}>What you ship</p>
      <ul className={styles.assets} style={rows(ASSETS.length)}>
        {ASSETS.map((name) => (
          <li key={name}>
            <File name={name} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const ModuleItem = ({ name, imports = [] }: Module) => (
  <li>
    <File name={name} />
    {imports.length > 0 && (
      <ul>
        {imports.map((module) => (
          <ModuleItem key={module.name} {...module} />
        ))}
      </ul>
    )}
  </li>
);

function File({ name }: { name: string }) {
  const dot = name.lastIndexOf('.');

  return (
    <span className={styles.file}>
      {name.slice(0, dot)}
      <span className={styles.extension}>{name.slice(dot)}</span>
    </span>
  );
}
