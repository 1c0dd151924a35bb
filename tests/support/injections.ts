/** Whatever ends a line, or does for a careless reader, and whatever continues one. */
const breaks = ['\r', '\n', '\r\n', '\u0085', '\u2028', '\u2029', '\v', '\f', '\0', '\u001C', '\r\n ', '\n\t'];

const forgedHeaders = [
  'Bcc: eve@evil.example',
  'Cc: eve@evil.example',
  'To: eve@evil.example',
  'Subject: Eve',
  'X-Forged: 1',
  'Content-Type: text/html\r\n\r\n<b>Eve</b>',
  '.\r\nMAIL FROM:<eve@evil.example>',
  '=?utf-8?Q?=0D=0ABcc:_eve=40evil.example?=',
  '=?utf-8?B?DQpCY2M6IGV2ZUBldmlsLmV4YW1wbGU=?=',
  ', eve@evil.example',
  '; <eve@evil.example>',
];
const forgedEntries = [
  'ATTENDEE:mailto:eve@evil.example',
  'END:VEVENT\r\nBEGIN:VEVENT',
  'END:VCALENDAR',
  'BEGIN:VALARM',
  'URL:https://evil.example',
  'DTSTART:19700101T000000Z',
  '\\nATTENDEE;CN=Eve:mailto:eve@evil.example',
  '\\',
  ';X=1:Eve',
  ',,"Eve"',
];
const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("https://evil.example","Eve")',
  '",=1+1,"',
  "';=1+1",
  '\t=1+1',
  '＝1+1',
];
const forgedObjects = [
  ') Tj',
  '(Eve) Tj ET',
  '\\) Tj',
  '\\051 Tj',
  '((((',
  '))))',
  'endobj',
  'endstream\nendobj',
  '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  'trailer << /Root 1 0 R >>',
];
const begins = ['', 'Ġanni Ħaż-Żebbuġ', 'Eve', ''];
const ends = ['', '\r\n', ' ċġħż'];

/** Five hundred texts that would add a header, a recipient, a line, a formula or an object wherever one was not kept to its place (C5, Q4). */
export const injectionTexts: readonly string[] = [
  ...[...forgedHeaders, ...forgedEntries, ...formulas, ...forgedObjects].flatMap((forged, at) =>
    breaks.map(
      (end, place) => `${begins[(at + place) % begins.length]}${end}${forged}${ends[(at + place) % ends.length]}`,
    ),
  ),
  `${'x'.repeat(2000)}\r\nBcc: eve@evil.example`,
  `${'ħ'.repeat(1500)}\nATTENDEE:mailto:eve@evil.example`,
  `${'kelma '.repeat(300)}\r\nX-Forged: 1`,
  `=${'1+'.repeat(900)}1`,
  `${'('.repeat(500)}) Tj`,
  `${'\r\n'.repeat(200)}Subject: Eve`,
  '%0D%0ABcc: eve@evil.example',
  'Eve =?utf-8?Q?=3C/rdf:li=3E?= </rdf:li>&<b>Eve</b>',
];

/** A text on one line, with a single space for line breaks, control characters and spaces in a row. */
export const onOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
