/** Reads the code in the picture of a camera; undefined if there is none. */
type Reader = (player: HTMLVideoElement) => Promise<string | undefined>;

/** The browser's own reader, where there is one: not in TypeScript's list. */
interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>;
}
interface DetectorType {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats: () => Promise<string[]>;
}

declare global {
  var BarcodeDetector: DetectorType | undefined;
}

/** Sides of the picture that is searched: enough for a code on a phone held in front of the camera. */
const LONGEST_SIDE = 640;

/** The browser's own reader of QR codes, or ours, whose code is fetched only where it is needed. */
export async function createReader(): Promise<Reader> {
  return (await ownReader()) ?? (await fetchedReader());
}

async function ownReader(): Promise<Reader | undefined> {
  const Type = globalThis.BarcodeDetector;
  if (Type === undefined) return undefined;
  try {
    if (!(await Type.getSupportedFormats()).includes('qr_code')) return undefined;
    const detector = new Type({ formats: ['qr_code'] });
    return async (player) => (await detector.detect(player).catch(() => []))[0]?.rawValue;
  } catch {
    return undefined;
  }
}

async function fetchedReader(): Promise<Reader> {
  const { readCode } = await import('./decode.ts');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return (player) => {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(player.videoWidth, player.videoHeight, 1));
    canvas.width = Math.round(player.videoWidth * scale);
    canvas.height = Math.round(player.videoHeight * scale);
    if (context === null || canvas.width === 0) return Promise.resolve(undefined);
    context.drawImage(player, 0, 0, canvas.width, canvas.height);
    return Promise.resolve(readCode(context.getImageData(0, 0, canvas.width, canvas.height)));
  };
}
