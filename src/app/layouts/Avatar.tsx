import { Tiles } from '../../kit/art/Tiles.tsx';
import { usePicture } from '../../kit/person/picture.ts';
import type { Profile } from '../../kit/person/profile.ts';
import * as styles from './Bar.css.ts';
import { initialOf } from './initial.ts';

/** The person's picture, or else their own tile with the first letter of their name; a plain disc until they are known. */
export function Avatar({ profile }: { profile: Profile | undefined }) {
  const picture = usePicture(profile);
  return (
    <span className={styles.avatar} aria-hidden="true">
      {picture === undefined ? (
        profile && <OwnTile profile={profile} />
      ) : (
        <img className={styles.face} src={picture} alt="" />
      )}
    </span>
  );
}

function OwnTile({ profile: { first_name, last_name } }: { profile: Profile }) {
  return (
    <>
      <span className={styles.avatarTile}>
        <Tiles seed={`${first_name} ${last_name}`} cols={1} rows={1} />
      </span>
      <span className={styles.initial} data-initial={initialOf(first_name)} />
    </>
  );
}
