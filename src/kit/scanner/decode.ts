import decodeQr from 'qr/decode.js';

/** The text of a QR code in a picture of RGBA bytes; undefined if there is none. */
export function readCode(image: { width: number; height: number; data: Uint8ClampedArray }): string | undefined {
  try {
    return decodeQr(image);
  } catch {
    return undefined;
  }
}
