import { describe, expect, it } from 'vitest';
import { PASSWORD, type Person, signIn, statusOfToken } from '../support/accounts.ts';
import { clientOf } from '../support/client.ts';
import { codeIn, linkIn, type Mail, mailsTo, mailAbout, nthMailTo, undoIn } from '../support/mailbox.ts';
import { detailsOf, newKey, newMailbox, usePeople } from '../support/use-people.ts';

const { urls, dataDir, db, person: stage } = usePeople();

describe('another email address', () => {
  const ask = ({ client }: Pick<Person, 'client'>, email: string, current_password = PASSWORD) =>
    client.PUT('/auth/me', { body: { email, current_password } });
  const confirm = ({ client }: Person, code: string, headers = {}) =>
    client.POST('/auth/me/email', { body: { code }, headers });

  it('counts once its code came back, and the former one is told', async () => {
    const person = await stage();
    const email = newMailbox();
    expect((await ask(person, email)).data?.data).toMatchObject({ email: person.email, pending_email: email });
    const code = codeIn(await nthMailTo(dataDir, email));
    const again = newKey();
    const { data } = await confirm(person, code, again);
    expect(data?.data).toMatchObject({ email, pending_email: null });
    expect((await confirm(person, code, again)).data).toEqual(data);
    const note = await nthMailTo(dataDir, person.email);
    expect(note.subject).toBe('Your email address has been changed');
    expect(note.text).not.toContain(email);
    await signIn(urls[1], email);
    await expect(signIn(urls[1], person.email)).rejects.toThrow('could not sign in');
    expect(await confirm(person, code)).toMatchObject({ error: { code: 'code_expired' } });
  });

  it('fits the kind of user', async () => {
    const person = await stage();
    for (const email of ['me@jc.example', 'me@posta.example', 'me@uni.example.evil.example']) {
      const { error, response } = await ask(person, email);
      expect([response.status, Object.keys(error?.errors ?? {})]).toEqual([422, ['email']]);
    }
    const pupil = await stage({ user_type: 'junior_college_student', email: newMailbox('jc.example') });
    expect((await ask(pupil, newMailbox('jc.example'))).response.status).toBe(200);
    expect((await ask(pupil, newMailbox())).error?.code).toBe('email_junior_college');
  });

  it('of somebody else is said to be taken only to whoever proves to read it', async () => {
    const [person, other] = [await stage(), await stage()];
    const asked = await ask(person, other.email);
    expect(asked.data?.data.pending_email).toBe(other.email);
    const taken = await confirm(person, codeIn(await nthMailTo(dataDir, other.email)));
    expect(taken.error).toMatchObject({ code: 'account_exists' });
    expect(taken.response.status).toBe(409);
    expect(await detailsOf(person)).toMatchObject({ email: person.email, pending_email: null });
  });

  it('asks for the password; the code is sent again without it', async () => {
    const person = await stage();
    const email = newMailbox();
    const bare = await person.client.PUT('/auth/me', { body: { email } });
    expect([bare.response.status, Object.keys(bare.error?.errors ?? {})]).toEqual([422, ['current_password']]);
    const wrong = await ask(person, email, 'not-the-password');
    expect([wrong.error?.code, Object.keys(wrong.error?.errors ?? {})]).toEqual([
      'password_wrong',
      ['current_password'],
    ]);
    expect(await detailsOf(person)).toMatchObject({ pending_email: null });
    await ask(person, email);
    const again = await person.client.PUT('/auth/me', { body: { email } });
    expect([again.response.status, again.error?.code]).toEqual([429, 'code_too_soon']);
    const other = await person.client.PUT('/auth/me', { body: { email: newMailbox() } });
    expect(Object.keys(other.error?.errors ?? {})).toEqual(['current_password']);
  });

  describe('is undone by the former one', () => {
    const move = async (person: Person, email: string) => {
      await ask(person, email);
      expect((await confirm(person, codeIn(await nthMailTo(dataDir, email)))).data?.data.email).toBe(email);
    };
    const tokenIn = (mail: Mail) => undoIn(mail).token;
    const undo = async (token: string) => clientOf(urls[1]).POST('/auth/email/undo', { body: { token } });

    it('however often it was changed since, and by nobody after that', async () => {
      const person = await stage();
      const [second, third] = [newMailbox(), newMailbox()];
      await move(person, second);
      await move(person, third);
      const thief = await signIn(urls[0], third);
      const [first, later] = [
        tokenIn(await nthMailTo(dataDir, person.email)),
        tokenIn(await nthMailTo(dataDir, second, 2)),
      ];
      await clientOf(urls[0]).POST('/auth/recovery', { body: { email: third } });
      const thiefsLink = linkIn(await nthMailTo(dataDir, third, 2));
      const restored = (await undo(first)).data?.data;
      expect(restored?.email).toBe(person.email);
      for (const { token } of [person, thief]) expect(await statusOfToken(urls[0], token)).toBe(401);
      // Nothing opens the account any more except a new password.
      await expect(signIn(urls[0], person.email)).rejects.toThrow('could not sign in');
      const reset = (link: { token: string; email: string }) =>
        clientOf(urls[0]).POST('/auth/reset', { body: { ...link, password: 'Kewkba-fuq-il-Port-88' } });
      expect((await reset({ token: thiefsLink.token, email: person.email })).error?.code).toBe('link_invalid');
      for (const token of [first, later]) expect((await undo(token)).error?.code).toBe('link_invalid');
      expect((await reset(restored ?? { token: '', email: '' })).response.status).toBe(200);
      await signIn(urls[1], person.email, 'Kewkba-fuq-il-Port-88');
      await mailAbout(dataDir, third, 'Your email address has been changed back');
    });

    it('for seven days, also one change after another; what is kept opens nothing', async () => {
      const person = await stage({ locale: 'mt' });
      const [second, third] = [newMailbox(), newMailbox()];
      await move(person, second);
      await move(person, third);
      const [first, later] = [
        tokenIn(await nthMailTo(dataDir, person.email)),
        tokenIn(await nthMailTo(dataDir, second, 2)),
      ];
      const links = db.selectFrom('email_undos').selectAll().where('user_id', '=', person.id).orderBy('sequence');
      const kept = await links.execute();
      expect(JSON.stringify(kept)).not.toContain(first);
      const days = kept.map(({ expires_at }) => (expires_at.getTime() - Date.now()) / 86_400_000);
      for (const each of days) expect(each).toBeCloseTo(7, 1);
      expect((await undo(later)).data?.data.email).toBe(second);
      expect((await undo(`${first.slice(0, -1)}_`)).error?.code).toBe('link_invalid');
      const aged = db.updateTable('email_undos').where('id', '=', kept[0]?.id ?? '');
      await aged.set({ expires_at: new Date(0) }).execute();
      expect((await undo(first)).error?.code).toBe('link_invalid');
      await aged.set({ expires_at: new Date(Date.now() + 60_000) }).execute();
      expect((await undo(first)).data?.data.email).toBe(person.email);
    });

    it('unless another account has it by now', async () => {
      const person = await stage();
      await move(person, newMailbox());
      await stage({ email: person.email });
      const { response, error } = await undo(tokenIn(await nthMailTo(dataDir, person.email)));
      expect([response.status, error?.code]).toEqual([409, 'account_exists']);
    });
  });

  it('is taken back by asking for the present one', async () => {
    const person = await stage();
    await ask(person, newMailbox());
    expect((await ask(person, person.email.toUpperCase())).data?.data.pending_email).toBeNull();
    expect(await mailsTo(dataDir, person.email)).toEqual([]);
  });

  it('is proved with five tries, and not with the code of another account', async () => {
    const [person, other] = [await stage(), await stage()];
    const email = newMailbox();
    await ask(person, email);
    const code = codeIn(await nthMailTo(dataDir, email));
    expect((await confirm(other, code)).error?.code).toBe('code_expired');
    const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
    const tries = await Promise.all(Array.from({ length: 12 }, () => confirm(person, wrong)));
    expect(tries.filter(({ error }) => error?.code === 'code_wrong')).toHaveLength(5);
    expect((await confirm(person, code)).error?.code).toBe('code_spent');
  });
});
