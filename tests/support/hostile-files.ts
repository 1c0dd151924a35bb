import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { hostilePapers, pdf } from './hostile-papers.ts';

export type GivenFile = { name: string; type: string; bytes: Buffer };

const text = (content: string): Buffer => Buffer.from(content);
const SCRIPT = '<script>document.title = "taken over"</script>';
const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b55ae' } });

/** A small photo, such as phones make. */
export const photo = (): Promise<Buffer> => noise(800, 600).jpeg({ quality: 80 }).toBuffer();
export const png = (): Promise<Buffer> => pixels(300, 200).png().toBuffer();

/** A picture that hardly compresses. */
export function noise(width: number, height: number): ReturnType<typeof sharp> {
  return sharp({
    create: { width, height, channels: 3, background: '#000', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  });
}

/**
 * A photo with metadata about the place, time and camera, on its side as phones save them. Of one colour: bytes of noise would now and then
 * spell one of the words searched for.
 */
export function photoWithTraces(): Promise<Buffer> {
  return pixels(800, 600)
    .withExif({
      IFD0: { Make: 'SpyPhone', Model: 'Tracker 9', Orientation: '6' },
      IFD2: { DateTimeOriginal: '2026:11:21 09:00:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 54/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '14/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** The smallest archive with a file in it. */
const zip = (): Buffer =>
  Buffer.concat([
    Buffer.from('PK\x03\x04\x14\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\0\0\0a', 'latin1'),
    Buffer.from('PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0', 'latin1'),
  ]);

/** A PNG of these dimensions with almost no data: it unpacks into gigabytes. */
function pngBomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, content, crc(content)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0], 8);
  const row = Math.ceil(width / 8) + 1;
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(row * Math.min(height, 2000)), { level: 9 });
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function crc(bytes: Buffer): Buffer {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  const result = Buffer.alloc(4);
  result.writeUInt32BE((sum ^ 0xffffffff) >>> 0);
  return result;
}

/** Files that are not genuine JPGs or PNGs, whatever they claim to be. */
export async function hostileImages(): Promise<GivenFile[]> {
  const [jpeg, plain] = await Promise.all([photo(), png()]);
  const svg = text(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${SCRIPT}</svg>`);
  const page = text(`<!doctype html><html><body>${SCRIPT}</body></html>`);
  const [webp, gif, tiff] = await Promise.all([
    pixels(20, 20).webp().toBuffer(),
    pixels(20, 20).gif().toBuffer(),
    pixels(20, 20).tiff().toBuffer(),
  ]);
  const as = (name: string, type: string, bytes: Buffer): GivenFile => ({ name, type, bytes });
  return [
    as('drawing.svg', 'image/svg+xml', svg),
    as('drawing.png', 'image/png', svg),
    as('drawing.jpg', 'image/jpeg', Buffer.concat([text('<?xml version="1.0"?>\n'), svg])),
    as('page.html', 'text/html', page),
    as('page.jpg', 'image/jpeg', page),
    as('page in a photo.jpg', 'image/jpeg', Buffer.concat([jpeg, page])),
    as('page in a png.png', 'image/png', Buffer.concat([plain, page])),
    as('script in a comment.jpg', 'image/jpeg', withComment(jpeg, SCRIPT)),
    as('php in a comment.jpg', 'image/jpeg', withComment(jpeg, '<?php system($_GET["c"]); ?>')),
    as('archive in a photo.jpg', 'image/jpeg', Buffer.concat([jpeg, zip()])),
    as('paper in a photo.jpg', 'image/jpeg', Buffer.concat([jpeg, pdf()])),
    as('cut.jpg', 'image/jpeg', jpeg.subarray(0, jpeg.length / 2)),
    as('cut.png', 'image/png', plain.subarray(0, plain.length - 40)),
    as('only a beginning.jpg', 'image/jpeg', jpeg.subarray(0, 3)),
    as('rubbish.png', 'image/png', Buffer.concat([plain.subarray(0, 8), Buffer.alloc(5000, 7)])),
    as('empty.jpg', 'image/jpeg', Buffer.alloc(0)),
    as('bomb.png', 'image/png', pngBomb(14_000, 14_000)),
    as('bomb.jpg', 'image/jpeg', pngBomb(60_000, 60_000)),
    as('other.webp', 'image/webp', webp),
    as('other.gif', 'image/jpeg', gif),
    as('other.tiff', 'image/png', tiff),
    as('program.exe', 'image/jpeg', text(`MZ${'\0'.repeat(200)}`)),
    as('archive.zip', 'image/png', zip()),
  ];
}

/** The same for documents: files that are not genuine PDFs either. */
export async function hostileDocuments(): Promise<GivenFile[]> {
  const paper = pdf();
  const as = (name: string, bytes: Buffer): GivenFile => ({ name, type: 'application/pdf', bytes });
  return [
    ...(await hostileImages()),
    as('cut.pdf', paper.subarray(0, paper.length - 20)),
    as('late.pdf', Buffer.concat([text('\n\n'), paper])),
    as('page and paper.pdf', Buffer.concat([text(`%PDF-1.7\n<html>${SCRIPT}</html>\n`), paper.subarray(9)])),
    as('paper and page.pdf', Buffer.concat([paper, text(`<html>${SCRIPT}</html>`)])),
    as('paper and archive.pdf', Buffer.concat([paper, zip()])),
    ...hostilePapers().map(({ name, bytes }) => as(name, bytes)),
    as('letter.docx', zip()),
    as('text.txt', text('%PDF-1.7 only says so')),
  ];
}

function withComment(jpeg: Buffer, comment: string): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(comment.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, text(comment), jpeg.subarray(2)]);
}
