import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeDocument, encodeLicence, encodePicture } from '../../../server/kernel/files/encode.ts';
import { Problem } from '../../../server/kernel/http/problem.ts';
import { UploadedFile } from '../../../server/kernel/http/uploaded-file.ts';
import {
  type GivenFile,
  hostileDocuments,
  hostileImages,
  noise,
  photo,
  photoWithTraces,
  png,
} from '../../support/hostile-files.ts';
import { honestPapers, paperInPaper, slowPaper } from '../../support/hostile-papers.ts';
import { temporaryFolder } from '../../support/portal-process.ts';
import { someOf } from '../../support/size.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

/** Reads the written file: a format that the portal itself never reads. */
async function lookAt<T>(bytes: Buffer, look: (image: Sharp) => Promise<T>): Promise<T> {
  sharp.unblock({ operation: ['VipsForeignLoadWebp'] });
  return look(sharp(bytes)).finally(() => sharp.block({ operation: ['VipsForeignLoadWebp'] }));
}

let count = 0;
async function upload(bytes: Buffer, name = 'photo.jpg'): Promise<UploadedFile> {
  count += 1;
  const path = join(folder.path, String(count));
  await writeFile(path, bytes);
  return new UploadedFile({ path, name, size: bytes.length, mediaType: 'image/jpeg', sha256: '' });
}

const TRIES = 6;

/** Asks again after 503, as clients do: on a busy machine the process that looks at a file may not get its turn in time. */
async function patiently<Output>(encode: () => Promise<Output>, left = TRIES): Promise<Output> {
  try {
    return await encode();
  } catch (error) {
    if (left > 1 && error instanceof Problem && error.status === 503) return patiently(encode, left - 1);
    throw error;
  }
}

/** The names of the accepted files. */
async function taken(files: readonly GivenFile[], encode: (file: UploadedFile) => Promise<unknown>): Promise<string[]> {
  const names: string[] = [];
  for (const { name, bytes } of files) {
    try {
      const file = await upload(bytes, name);
      await patiently(() => encode(file));
      names.push(name);
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 422) throw error;
    }
  }
  return names;
}

describe('hostile files (C4)', () => {
  it('are no licences and no pictures', async () => {
    const files = await hostileImages();
    expect(files.length).toBeGreaterThan(20);
    const some = someOf(files, 6);
    expect(await taken(some, (file) => encodeLicence(file, 'images'))).toEqual([]);
    expect(await taken(some, (file) => encodePicture(file, 'profile_picture'))).toEqual([]);
  });

  it('are no documents', async () => {
    expect(await taken(someOf(await hostileDocuments(), 8), (file) => encodeDocument(file, 'file'))).toEqual([]);
  });
});

describe('a paper', () => {
  it('is kept as it was understood, without what another reader might find in its bytes', async () => {
    const paper = await upload(paperInPaper());
    const { bytes } = await patiently(() => encodeDocument(paper, 'file'));
    const kept = await PDFDocument.load(bytes);
    expect(kept.getPageCount()).toBe(1);
    // The stream's contents are plain content now: the directory leads elsewhere.
    const text = bytes.toString('latin1');
    expect(text).not.toMatch(/\/Root 6 0 R|\/Prev/);
    expect(kept.catalog.get(PDFName.of('OpenAction'))).toBeUndefined();
  });

  it('that takes a reader long is refused', async () => {
    await expect(encodeDocument(await upload(slowPaper()), 'file')).rejects.toBeInstanceOf(Problem);
  });
});

describe('honest files', () => {
  it('are taken', async () => {
    const images = [await photo(), await png()].map((bytes) => ({ name: 'honest', type: '', bytes }));
    expect(await taken(images, (file) => encodeLicence(file, 'images'))).toHaveLength(2);
    expect(await taken(images, (file) => encodePicture(file, 'profile_picture'))).toHaveLength(2);
    const papers = [...honestPapers().map((paper) => ({ ...paper, type: '' })), ...images];
    expect(await taken(papers, (file) => encodeDocument(file, 'file'))).toEqual(papers.map(({ name }) => name));
  });

  it('lose what the camera wrote into them, and stand upright', async () => {
    const traced = await photoWithTraces();
    expect(await sharp(traced).metadata()).toMatchObject({ orientation: 6, width: 800, height: 600 });
    expect((await sharp(traced).metadata()).exif?.toString('latin1')).toContain('SpyPhone');
    for (const { bytes } of [
      await encodeLicence(await upload(traced), 'images'),
      await encodeDocument(await upload(traced), 'file'),
    ]) {
      const { exif, xmp, iptc, icc, orientation, ...kept } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, icc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
      expect(kept).toMatchObject({ format: 'jpeg', width: 600, height: 800 });
      expect(bytes.toString('latin1')).not.toMatch(/SpyPhone|Exif|GPS/);
    }
  });

  it('are made no larger than they need to be', async () => {
    const large = await upload(await noise(4000, 1000).jpeg().toBuffer());
    const licence = await encodeLicence(large, 'images');
    expect(await sharp(licence.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 2000, height: 500 });
    const picture = await encodePicture(large, 'profile_picture');
    expect(await lookAt(picture.bytes, (image) => image.metadata())).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    });
  });
});

describe('a crop', () => {
  /** Red on the left, blue on the right. */
  const halves = async () => {
    const side = (background: string) => ({ create: { width: 200, height: 200, channels: 3 as const, background } });
    const blue = await sharp(side('#00f')).png().toBuffer();
    return sharp({ create: { width: 400, height: 200, channels: 3, background: '#f00' } })
      .composite([{ input: blue, left: 200, top: 0 }])
      .png()
      .toBuffer();
  };
  const colour = async (bytes: Buffer) => (await lookAt(bytes, (image) => image.stats())).dominant;

  it('keeps the square that was chosen', async () => {
    const right = await encodePicture(await upload(await halves()), 'profile_picture', {
      left: 210,
      top: 10,
      side: 150,
    });
    expect(await colour(right.bytes)).toMatchObject({ r: 8, b: 248 });
    const left = await encodePicture(await upload(await halves()), 'profile_picture', { left: 0, top: 0, side: 200 });
    expect(await colour(left.bytes)).toMatchObject({ r: 248, b: 8 });
  });

  it('is refused where there is no picture', async () => {
    const beyond = encodePicture(await upload(await halves()), 'profile_picture', { left: 300, top: 0, side: 200 });
    await expect(beyond).rejects.toMatchObject({ status: 422, fields: { crop_size: ['crop_outside'] } });
  });
});

it('a long name of a file is cut between characters', () => {
  const name = `${'x'.repeat(119)}😀.pdf`;
  const file = new UploadedFile({ path: '', name, size: 0, mediaType: 'application/pdf', sha256: '' });
  expect(file.shownName).toBe(`${'x'.repeat(119)}😀`);
});
