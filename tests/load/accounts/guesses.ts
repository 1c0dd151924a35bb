import { randomUUID } from 'node:crypto';
import { insertPerson, PASSWORD } from '../../support/accounts.ts';
import { clientOf } from '../../support/client.ts';
import { doorOf } from '../../support/door.ts';
import { registrarOf, verify, wrongCode } from '../../support/registering.ts';
import { atMost, control, type Figure, inLanes, none } from '../figure.ts';
import type { TwoServers } from '../two-servers.ts';

const CODES = 10_000;
const MOST_EVALUATED = 5;

/** B1: every code there is, at once, at two servers; the right one is somewhere among them. */
export async function codeGuesses({ db, urls }: TwoServers): Promise<Figure[]> {
  const registrar = registrarOf(urls[0], db);
  const registration = await registrar.begin();
  const [right = ''] = await registrar.codesFor(registration.email);
  const codes = Array.from({ length: CODES }, (_, at) => wrongCode(right, at + 1));
  const [first, second] = [clientOf(urls[0], registration, undefined), clientOf(urls[1], registration, undefined)];
  const answers: { status: number; code: string | undefined }[] = [];
  await inLanes(codes, 64, async (code, at) => {
    answers.push(await verify({ client: at % 2 === 0 ? first : second }, code));
  });
  const evaluated = answers.filter(({ code, status }) => code === 'code_wrong' || status === 200).length;
  const others = answers.filter(({ code, status }) => code !== 'code_wrong' && code !== 'code_spent' && status !== 200);

  // Counted after the comparison, as each server would by what it has read.
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', (await registrar.begin()).email)
    .executeTakeFirstOrThrow();
  let unguarded = 0;
  await inLanes(Array.from({ length: 200 }), 16, async () => {
    const own = db.selectFrom('mailbox_codes').select('tries').where('user_id', '=', id);
    const { tries } = await own.executeTakeFirstOrThrow();
    if (tries >= MOST_EVALUATED) return;
    await db
      .updateTable('mailbox_codes')
      .set({ tries: tries + 1 })
      .where('user_id', '=', id)
      .execute();
    unguarded += 1;
  });
  return [
    {
      what: `of ${CODES} codes, those evaluated`,
      measured: String(evaluated),
      bound: `exactly ${MOST_EVALUATED}`,
      holds: evaluated === MOST_EVALUATED,
    },
    none('answers that nobody may get', others.length),
    control('evaluated beyond five', Math.max(0, unguarded - MOST_EVALUATED)),
  ];
}

const PAIRS = 5000;
const GUESSERS = 200;
const ACCOUNTS = 10;

/** B2: 5,000 pairs of mailbox and password from 200 addresses, each claiming to be somewhere else. */
export async function passwordGuesses({ db, urls }: TwoServers): Promise<Figure[]> {
  const { from, login, nextAddress } = doorOf(urls);
  const owners: { email: string; home: string; evaluated: number }[] = [];
  for (let at = 0; at < ACCOUNTS; at += 1) {
    const { email } = await insertPerson(db);
    // Homes of their own: one network's share is fifty wrong passwords.
    owners.push({ email, home: nextAddress(), evaluated: 0 });
  }
  for (const owner of owners) await login(owner.email, PASSWORD, owner.home);
  const guessers = Array.from({ length: GUESSERS }, nextAddress);
  const odd: number[] = [];
  const guess = async (at: number, headers: Record<string, string>, address: string) => {
    const owner = owners[at % ACCOUNTS];
    if (owner === undefined) return;
    const body = { email: owner.email, password: `Guess-${at}-of-many` };
    const { response } = await from(address, urls[at % 2]).POST('/auth/login', { body, headers });
    if (response.status === 422) owner.evaluated += 1;
    else if (response.status !== 429 && response.status !== 503) odd.push(response.status);
  };
  await inLanes(Array.from({ length: PAIRS }), 32, (_, at) =>
    guess(
      at,
      { 'x-forwarded-for': owners[at % ACCOUNTS]?.home ?? '', forwarded: `for=198.51.100.${at % 250}` },
      guessers[(at * 7) % GUESSERS] ?? nextAddress(),
    ),
  );
  const most = Math.max(...owners.map(({ evaluated }) => evaluated));
  let lockedOut = 0;
  for (const { email, home: address } of owners)
    if ((await login(email, PASSWORD, address, urls[1])).status !== 200) lockedOut += 1;
  let right = 0;
  for (const { email } of owners) if ((await login(email, PASSWORD, guessers[0])).status === 200) right += 1;

  // Guard off: the counters are forgotten all the time.
  const other = { email: (await insertPerson(db)).email, evaluated: 0 };
  for (let at = 0; at < 12; at += 1) {
    await db.deleteFrom('login_attempts').execute();
    if ((await login(other.email, `Guess-${at}-${randomUUID()}`, guessers[at])).status === 422) other.evaluated += 1;
  }
  return [
    atMost(`of ${PAIRS} pairs at ${ACCOUNTS} accounts, the most evaluated for one`, most, MOST_EVALUATED),
    none('owners locked out at home', lockedOut),
    none('right passwords taken from a guesser’s address', right),
    none('answers other than 422, 429 and 503', odd.length),
    control('evaluated beyond five', other.evaluated - MOST_EVALUATED),
  ];
}
