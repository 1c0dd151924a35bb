import type { components } from '../../../openapi/portal.gen.ts';
import { rows } from '../../kit/content/ContentPage.css.ts';
import * as styles from './togas.css.ts';

interface Props {
  parts: readonly components['schemas']['TogaType'][];
}

/** The parts of the toga, each with a description. */
export function TogaParts({ parts }: Props) {
  return (
    <ul className={rows}>
      {parts.map(({ id, name, description }) => (
        <li key={id} className={styles.kind}>
          <h3 className={styles.name}>{name}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
