import { Eye } from '../../kit/art/Eye.tsx';
import { Poster } from '../../kit/art/Poster.tsx';
import { sceneNames } from '../../kit/art/choose-poster.ts';
import { Strakes } from '../../kit/art/Strakes.tsx';
import { Tiles } from '../../kit/art/Tiles.tsx';
import { Specimen, State } from './Specimen.tsx';
import * as styles from './Styleguide.css.ts';

const seeds = ['parking', 'kard', 'toga', 'carpool', 'rent', 'lment'];

function Swatches({ chips }: { chips: Record<string, string> }) {
  return (
    <ul className={styles.swatches}>
      {Object.entries(chips).map(([name, chip]) => (
        <li key={name}>
          <div className={chip} />
          <span className={styles.stateName}>{name}</span>
        </li>
      ))}
    </ul>
  );
}

/** The design tokens: colours, paints, type and drawings. */
export function TokenParts() {
  return (
    <>
      <Specimen name="Colours">
        <Swatches chips={styles.colourChips} />
      </Specimen>
      <Specimen name="Paints">
        <Swatches chips={styles.paintChips} />
      </Specimen>
      <Specimen name="Type">
        {Object.entries(styles.sizes).map(([size, className]) => (
          <State key={size} name={size}>
            <p className={className}>Ġurnata ħelwa, żgħira</p>
            <p className={`${className} ${styles.display}`}>Ċentru Għawdxi</p>
          </State>
        ))}
      </Specimen>
      <Specimen name="Drawings">
        <div className={styles.drawings}>
          <Eye />
          <Eye brow="yellow" iris="sky" />
          <Eye lid="outline" />
        </div>
        <Strakes />
        <div className={styles.drawings}>
          {seeds.map((seed) => (
            <Tiles key={seed} seed={seed} cols={2} rows={2} />
          ))}
        </div>
        <div className={styles.drawings}>
          {sceneNames.map((scene) => (
            <Poster key={scene} seed="luzzu" scene={scene} />
          ))}
        </div>
      </Specimen>
    </>
  );
}
