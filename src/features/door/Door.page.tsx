import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import type { DoorScreen } from '../../../machines/door/door.types.ts';
import { useKeptPage } from '../../kit/offline/keep-page.ts';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { createDoorActors, door } from './door.flow.ts';
import { DoorDevice } from './door-device.ts';
import { whenForgotten } from './door-store.ts';
import { NameScreen, OpenFailedScreen, OpeningScreen } from './opening-screens.tsx';
import { ScanScreen } from './ScanScreen.tsx';
import * as styles from './Door.css.ts';

const screens = {
  opening: OpeningScreen,
  openFailed: OpenFailedScreen,
  name: NameScreen,
  scan: ScanScreen,
} satisfies Record<DoorScreen, ComponentType>;

/** Dark at any hour: people at a door look up from it into the dark and have to see. Returns the function that ends it. */
function darken(): () => void {
  const { dataset } = document.documentElement;
  dataset['theme'] = 'dark';
  return () => delete dataset['theme'];
}

function Device({ occurrence }: { occurrence: string }) {
  const [device] = useState(() => new DoorDevice(occurrence));
  return (
    <door.Flow
      input={{ occurrence }}
      actors={() => createDoorActors(device)}
      screens={screens}
      given={{ device }}
      fallback={<OpeningScreen />}
    />
  );
}

/** A device at the door of a date, also without network: /desk/door/:occurrence */
export default function DoorPage() {
  const { occurrence = '' } = useParams();
  useKeptPage('door', deskPaths.doorAt(occurrence));
  const [, navigate] = useLocation();
  useEffect(darken, []);
  useEffect(() => whenForgotten(() => navigate(deskPaths.door(), { replace: true })), [navigate]);
  return (
    <div className={styles.room}>
      <meta name="robots" content="noindex" />
      <Device key={occurrence} occurrence={occurrence} />
    </div>
  );
}
