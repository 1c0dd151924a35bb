import { create } from 'qrcode';
import * as styles from './PrintedCode.css.ts';
import { QrCode } from './QrCode.tsx';

/** A code as the path of an SVG, one unit a module. */
export function drawnCode(code: string): { path: string; size: number } {
  const { modules } = create(code, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const places = Array.from({ length: size }, (_, place) => place);
  const path = places.flatMap((y) => places.filter((x) => modules.get(y, x) !== 0).map((x) => `M${x} ${y}h1v1h-1z`));
  return { path: path.join(''), size };
}

/** A ticket's code to be scanned at the door, on paper only: on a screen it is in the ticket itself. */
export function PrintedCode({ code, label }: { code: string; label: string }) {
  return (
    <span className={styles.root}>
      <QrCode {...drawnCode(code)} label={label} />
      <span className={styles.text}>{code}</span>
    </span>
  );
}
