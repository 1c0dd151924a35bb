/** What a portal's clock shows, in milliseconds since 1970: in tests it stands still until it is moved. */
export async function timeAt(url: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/test/clock`, { method: 'POST', headers, body: '{}' });
  const { now }: { now: string } = JSON.parse(await answer.text());
  return Date.parse(now);
}
