import { expect, inject, it } from 'vitest';
import { stageSession } from '../support/actors.ts';
import { pdf } from '../support/hostile-papers.ts';
import { injectionTexts } from '../support/injections.ts';
import { readRaw } from '../support/raw-page.ts';
import { blobOf, formOf } from '../support/forms.ts';
import { upload } from '../support/upload.ts';
import { useStage } from '../support/use-stage.ts';

const { db } = useStage();
const [url] = inject('portal').urls;

it('500 injections in a document’s name stay in its name, in a header of their own (C5)', async () => {
  const { token } = await stageSession(db);
  const form = formOf({ file: blobOf(pdf(), 'application/pdf'), file_name: 'CV' });
  const { id } = (await upload<{ id: string }>(`${url}/api/auth/career/files`, token, form)).data;
  const read = () => readRaw(`${url}/api/auth/career/files/${id}`, { authorization: `Bearer ${token}` });
  const plain = Object.keys((await read()).headers).toSorted();
  // A file's name has no NUL: PostgreSQL keeps none.
  for (const name of injectionTexts.map((text) => text.replaceAll('\0', '\u0001'))) {
    await db.updateTable('files').set({ name }).where('id', '=', id).execute();
    const { status, headers } = await read();
    expect([status, Object.keys(headers).toSorted()]).toEqual([200, plain]);
    const told = /^attachment; filename="document\.pdf"; filename\*=UTF-8''([\w.~!%-]+)$/.exec(
      headers['content-disposition'] ?? '',
    );
    expect(decodeURIComponent(told?.[1] ?? '')).toBe(`${name}.pdf`);
  }
});

it('500 injections in an address that leads elsewhere add no header, and come back in the address (C5)', async () => {
  const ask = (search: string) => readRaw(`${url}/media/news?search=${encodeURIComponent(search)}&choose=mt`);
  const plain = Object.keys((await ask('x')).headers).toSorted();
  expect(plain).toEqual(expect.arrayContaining(['location', 'set-cookie']));
  const before = (await ask('x')).headers['set-cookie'];
  for (const text of injectionTexts.filter(({ length }) => length < 1000)) {
    const { status, headers } = await ask(text);
    expect([status, Object.keys(headers).toSorted(), headers['set-cookie']]).toEqual([303, plain, before]);
    expect(new URL(headers.location ?? '', url).searchParams.get('search')).toBe(text);
  }
});
