import { Tiles } from '../../kit/art/Tiles.tsx';
import type { ReactNode } from 'react';
import * as styles from './Carpool.css.ts';
import { type FoundPerson, usePersonPicture } from './carpool.queries.ts';

interface Props {
  person: Pick<FoundPerson, 'user_id' | 'first_name' | 'picture'>;
  name: string;
  /** Their part in the ride, or their answer. */
  detail?: string | undefined;
  action?: ReactNode;
}

/** A person as others see them: a picture, the first name, an initial. */
export function Person({ person, name, detail, action }: Props) {
  const address = usePersonPicture(person);
  return (
    <li className={styles.person}>
      {address === undefined ? (
        <div className={styles.face}>
          <Tiles seed={person.user_id} cols={1} rows={1} />
        </div>
      ) : (
        <img className={styles.face} src={address} alt="" />
      )}
      <span className={styles.personWords}>
        <span className={styles.name}>{name}</span>
        {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
      {action}
    </li>
  );
}

/** 'Lela M.' */
export const shortName = ({ first_name, initial }: Pick<FoundPerson, 'first_name' | 'initial'>): string =>
  initial === '' ? first_name : `${first_name} ${initial}.`;
