import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { CODE_LETTERS } from '../../../server/kernel/readable-codes.ts';
import { holderFor, KEY_FILE, readKeys } from '../../../server/kernel/sealing/keyring.ts';
import { unseal } from '../../../server/kernel/sealing/seal.ts';
import { stagePerson } from '../../support/accounts.ts';
import { clientOf } from '../../support/client.ts';
import { timeAt } from '../../support/clock.ts';
import { byCode, complain, newProof, releaseBrake } from '../../support/complaining.ts';
import { addresses, fetchFrom } from '../../support/from-address.ts';
import { placesOf } from '../../support/traces.ts';
import { control, type Figure, inLanes, none } from '../figure.ts';
import type { LoadStage } from './services.ts';

const COMPLAINTS = 200;
const nextAddress = addresses();

/** S6: a copy of all that there is, with and without the key kept outside it. */
export async function complaintsInTheDark(stage: LoadStage): Promise<Figure[]> {
  const { db, urls, dataDir } = stage;
  const person = await stagePerson(db, urls[0] ?? '');
  await person.client.GET('/auth/me');
  const texts: string[] = [];
  const codes: string[] = [];
  const senders: string[] = [];
  for (let at = 0; at < COMPLAINTS; at += 1) {
    const url = urls[at % urls.length] ?? '';
    const [feedback, agent, address] = [`Sigriet ${randomUUID()}`, `Bandiera-${randomUUID()}`, nextAddress()];
    const proof = await newProof(url);
    await releaseBrake(db);
    const { code, status } = await complain(url, { feedback, proof, headers: { 'user-agent': agent } }, (request) =>
      fetchFrom(address)(request as Request),
    );
    if (status !== 201) throw new Error(`A complaint was refused: ${status}`);
    texts.push(feedback);
    codes.push(code, code.replaceAll('-', ''));
    senders.push(agent, address);
  }
  const found = await placesOf({ db, folder: dataDir, logged: stage.logged() }, [
    ...texts,
    ...codes,
    ...senders,
    person.email,
  ]);
  const hits = (needles: readonly string[]) => needles.filter((needle) => (found[needle] ?? []).length > 0).length;
  const keys = readKeys(await readFile(join(dataDir, KEY_FILE), 'utf8')).map(holderFor);
  const rows = await db.selectFrom('complaint_messages').select(['id', 'sealed']).execute();
  const opened = new Set(rows.map(({ id, sealed }) => unseal(sealed, keys, `message ${id}`).toString()));
  const unsealed = await textsWithoutSeal(stage, texts);
  const owned = await db.selectFrom('complaints').select('id').where('user_id', 'is not', null).execute();
  return [
    none(`of ${COMPLAINTS} complaints, texts found in the database, its files, the outbox and the logs`, hits(texts)),
    none('codes found there', hits(codes)),
    none('browsers and addresses of senders found there', hits(senders)),
    none(
      'texts that the key does not open',
      texts.filter((text) => ![...opened].some((each) => each.includes(text))).length,
    ),
    none('senders with the key', owned.length + senders.filter((sender) => [...opened].join().includes(sender)).length),
    control('places with a trace of somebody who is signed in', found[person.email]?.length ?? 0),
    control('texts found in the database once they lie there unsealed', unsealed),
  ];
}

/** Puts the texts into the complaints' messages as they were typed, as without sealing, and counts those that the same search then finds. */
async function textsWithoutSeal({ db, dataDir, logged }: LoadStage, texts: readonly string[]): Promise<number> {
  const messages = await db.selectFrom('complaint_messages').select('id').limit(texts.length).execute();
  for (const [at, { id }] of messages.entries())
    await db
      .updateTable('complaint_messages')
      .set({ sealed: Buffer.from(texts[at] ?? '') })
      .where('id', '=', id)
      .execute();
  const found = await placesOf({ db, folder: dataDir, logged: logged() }, texts);
  return texts.filter((text) => (found[text] ?? []).length > 0).length;
}

const FLOOD = 1000;
const ROUNDS = 20;
/** Complaints that a script sends at once. */
const SCRIPT = FLOOD / ROUNDS;
const GUESSES = 100_000;

/** Runs `attempt` as often as a script does at once; returns how often it came true. */
async function inParallel(attempt: (at: number) => Promise<boolean>): Promise<number> {
  let successes = 0;
  await inLanes(Array.from({ length: SCRIPT }), 10, async (_, at) => {
    if (await attempt(at)) successes += 1;
  });
  return successes;
}

/** S7: one script sends 1,000 complaints, and guesses 100,000 codes. */
export async function floodAndGuesses({ db, urls }: LoadStage): Promise<Figure[]> {
  const url = urls[0] ?? '';
  const move = (advanceSeconds: number) =>
    Promise.all(
      urls.map((each) =>
        fetch(`${each}/test/clock`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ advanceSeconds }),
        }),
      ),
    );
  const send = async (at: number) => {
    const there = urls[at % urls.length] ?? '';
    const proof = await newProof(there);
    return complain(there, { proof }, (request) => fetchFrom(nextAddress())(request as Request));
  };
  await releaseBrake(db);
  const codes: string[] = [];
  const began = await timeAt(url);
  for (let round = 0; round < ROUNDS; round += 1) {
    await inLanes(Array.from({ length: SCRIPT }), 10, async (_, at) => {
      const { status, code } = await send(at);
      if (status === 201) codes.push(code);
    });
    await move(5);
  }
  const most = Math.floor(((await timeAt(url)) - began) / 5000) + 1;
  const brake = await db.selectFrom('complaint_brake').selectAll().execute();
  const kept = brake.flatMap((row) => Object.keys(row)).filter((column) => !['next_at', 'singleton'].includes(column));
  const letters = Array.from(CODE_LETTERS);
  const letter = () => letters[Math.floor(Math.random() * letters.length)] ?? 'A';
  // Half of the guesses differ from a real code by one letter.
  const guess = (at: number): string => {
    if (at % 2 === 0) return Array.from({ length: 20 }, letter).join('');
    const code = Array.from((codes[at % codes.length] ?? '').replaceAll('-', ''));
    const place = at % code.length;
    const other = letters[(letters.indexOf(code[place] ?? '') + 1 + (at % (letters.length - 1))) % letters.length];
    return code.with(place, other ?? 'A').join('');
  };
  let opened = 0;
  const unexpected = new Set<number>();
  await inLanes(Array.from({ length: GUESSES }), 40, async (_, at) => {
    const client = clientOf(urls[at % urls.length] ?? '', undefined, fetchFrom(nextAddress()));
    const { response } = await client.GET('/complaints/anonymous', { params: byCode(guess(at)) });
    if (response.status === 200) opened += 1;
    else if (response.status !== 404 && response.status !== 429) unexpected.add(response.status);
  });
  const real = await clientOf(url).GET('/complaints/anonymous', { params: byCode(codes[0] ?? '') });
  const workless = await inParallel(async () => (await complain(url, { proof: 'none' })).status === 201);
  await releaseBrake(db);
  const spent = await newProof(url);
  const repeated = await inParallel(async () => (await complain(url, { proof: spent })).status === 201);
  // Every turn that is taken is over at once.
  await sql`create function no_brake() returns trigger language plpgsql as $$ begin new.next_at := 'epoch'; return new; end $$`.execute(
    db,
  );
  await sql`create trigger no_brake before insert or update on complaint_brake for each row execute function no_brake()`.execute(
    db,
  );
  await releaseBrake(db);
  const unbraked = await inParallel(async (at) => (await send(at)).status === 201);
  return [
    {
      what: `of ${FLOOD} complaints of one script, taken`,
      measured: String(codes.length),
      bound: `1 in 5 s: at most ${most}`,
      holds: codes.length <= most && codes.length >= ROUNDS,
    },
    none('things kept of who sent them', kept.length),
    none(`of ${GUESSES} guessed codes, found`, opened),
    none('guesses answered otherwise than 404 and 429', unexpected.size),
    control('a real code is found', real.response.status === 200 ? 1 : 0),
    none(`of ${SCRIPT} complaints without the work, taken`, workless),
    none(`of ${SCRIPT} complaints with the same work, taken beyond one`, Math.max(0, repeated - 1)),
    control(`of ${SCRIPT} complaints at once without the brake, taken beyond one`, unbraked - 1),
  ];
}
