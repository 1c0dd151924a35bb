import { expect, test } from 'vitest';
import { renderMail } from '../../../server/kernel/mail/layout.ts';

const layout = {
  locale: 'mt' as const,
  heading: 'Il-biljetti tiegħek',
  paragraphs: ['Grazzi, Ġorġ.', '<script>alert(1)</script> & "kwotazzjonijiet"'],
  action: { label: 'Ara l-prenotazzjoni', url: 'https://portal.uni.example/bookings?a=1&b="#top' },
  footer: 'Għaqda Studenti',
};

test('the plain text holds everything, the address in full and in the mail’s language', () => {
  const { text } = renderMail(layout);
  expect(text).toBe(
    'Il-biljetti tiegħek\n\nGrazzi, Ġorġ.\n\n<script>alert(1)</script> & "kwotazzjonijiet"\n\n' +
      'Ara l-prenotazzjoni:\nhttps://portal.uni.example/bookings?a=1&b=%22&lang=mt#top\n\n-- \nGħaqda Studenti\n',
  );
});

test('the HTML names its language and takes every text as text', () => {
  const { html } = renderMail(layout);
  expect(html).toContain('<html lang="mt">');
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;kwotazzjonijiet&quot;');
  expect(html).toContain('href="https://portal.uni.example/bookings?a=1&amp;b=%22&amp;lang=mt#top"');
  expect(html).not.toContain('<script');
});

test('a mail without an action has no link, and none may run code', () => {
  const { action, ...rest } = layout;
  expect(renderMail(rest).html).not.toContain('<a ');
  expect(() => renderMail({ ...rest, action: { ...action, url: 'javascript:alert(1)' } })).toThrow(
    'web addresses only',
  );
});
