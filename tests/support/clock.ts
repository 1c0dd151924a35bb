/** The time of a portal's clock, in milliseconds since 1970: in tests it does not move by itself. */
export async function timeAt(url: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/test/clock`, { method: 'POST', headers, body: '{}' });
  const { now }: { now: string } = JSON.parse(await answer.text());
  return Date.parse(now);
}
