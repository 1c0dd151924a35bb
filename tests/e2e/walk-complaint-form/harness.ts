import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import {
  complaintFormMachine,
  type ComplaintFormEvent,
  type ComplaintFormScreen,
  type ComplaintProblem,
} from '../../../machines/complaint-form/complaint-form.machine.ts';
import { complaintPaths } from '../../../src/kit/complaint-paths.ts';
import type { ActorsOf, Arc, Exploration, Gesture, Stage } from 'xstate-paths';
import { insertPerson, signIn } from '../../support/accounts.ts';
import { button, heading } from '../../support/checkout-pages.ts';
import { byCode, type Challenge, releaseBrake, spendWork, takeTurn } from '../../support/complaining.ts';
import { clientOf } from '../../support/client.ts';
import { fileSavedBy } from '../../support/download.ts';
import { useStage } from '../../support/use-stage.ts';
import { wordsOf } from '../../support/words.ts';
import {
  arranging,
  arrangingWrite,
  countWrites,
  type Hearing,
  hearWrite,
  nothingHeard,
  offline,
  online,
} from '../walking/hearing.ts';
import { errorOf } from '../walking/outcome.ts';
import { takePicture, useWindows, type Window } from '../walking/window.ts';

/** Everything that happens to a complaint, by the name of its gesture. */
type WalkName = ComplaintFormEvent['type'] | keyof ActorsOf<typeof complaintFormMachine>;

/** One person's way through one path. */
type Visit = Hearing & {
  window: Window;
  userId: string;
  /** The text sent last. */
  text: string;
  /** The work that the page was asked for last. */
  work: Challenge | null;
  /** The complaint that came with that work from elsewhere. */
  spent: string | null;
  /** Ends the turn of somebody else, once the page has heard of it. */
  giveBack: () => Promise<unknown>;
};

type Context = { problem: ComplaintProblem | null };

const t = wordsOf('en');
const problems = ['away', 'workRefused'] as const;
const refusalOf = (step: Arc): ComplaintProblem['code'] | undefined =>
  (errorOf(step) as ComplaintProblem | undefined)?.code;

/** The steps that follow by themselves. */
const atOnce = (coming: readonly Arc[]): readonly Arc[] => {
  const until = coming.findIndex(({ stimulus }) => stimulus.kind === 'event');
  return until < 0 ? coming : coming.slice(0, until);
};

/** True if the page has to wait for its turn before this step: until then, the turn is somebody else's. */
const isBeyondTurn = (step: Arc, coming: readonly Arc[]) =>
  coming
    .slice(0, coming.indexOf(step))
    .some(({ stimulus }) => stimulus.kind === 'actor' && stimulus.src === 'awaitTurn');

const send: Gesture<Visit> = async (visit, { stimulus }) => {
  const { page } = visit;
  const isAnonymous = stimulus.event['isAnonymous'] === true;
  visit.text = `Ilment ${randomUUID()}`;
  const who = t(isAnonymous ? 'complaints:write.anonymous' : 'complaints:write.named');
  await page.getByRole('radio', { name: who }).check({ force: true });
  await page.getByRole('combobox', { name: t('complaints:write.type') }).selectOption('other');
  await page.getByRole('textbox', { name: t('complaints:write.feedback') }).fill(visit.text);
  await button(page, t('complaints:write.send')).click();
};

const codeOn = async (page: Page): Promise<string> =>
  (await page.getByTestId('code').locator('span').allTextContents()).join('-');

const connect: Gesture<Visit> = (visit, step) => (refusalOf(step) === 'away' ? offline(visit) : online(visit));
const nothing: Gesture<Visit> = () => Promise.resolve();

/** Opens a browser for a test file; returns a function that gives the stage on which an exploration's paths are walked in it. */
export function useHarness(): (exploration: Exploration) => Stage<Visit, WalkName> {
  const {
    urls: [url],
    dataDir,
  } = inject('portal');
  const { db } = useStage();
  const openWindow = useWindows(url);

  const arrangeSending = arrangingWrite<Visit>(async (visit, step, coming) => {
    switch (refusalOf(step)) {
      case 'turnTaken': {
        const isGivenUp = atOnce(coming).at(-1) === step;
        visit.giveBack = await takeTurn(db, url, isGivenUp ? 60 : 1);
        break;
      }
      case 'workRefused':
        if (visit.work === null) throw new Error('The page has no work yet that can be spent.');
        visit.spent = await spendWork(db, dataDir, visit.work);
        break;
      case 'away':
        if (visit.work === null) throw new Error('Without a network, the page cannot ask for work.');
        return offline(visit);
      default:
        await releaseBrake(db);
    }
    await online(visit);
  });

  /** Fails unless the page shows the state. A state in which something is under way passes by itself: the one that follows is checked. */
  async function expectPage({ page, text, userId }: Visit, [leaf = '']: readonly string[], context: Context | null) {
    const { tags, meta } = complaintFormMachine.getStateNodeById(leaf);
    if (tags.includes('busy')) return;
    const { screen } = meta as { screen: ComplaintFormScreen };
    if (screen === 'write') {
      await heading(page, t('complaints:write.heading'));
      // The form comes after its heading, and the name after the session: both have to be there before the network goes.
      const named = page.getByRole('radio', { name: t('complaints:write.named'), disabled: false });
      await named.waitFor({ state: 'attached' });
      for (const code of problems)
        await expect
          .poll(() => page.getByText(t(`complaints:problems.${code}`)).count(), { message: code })
          .toBe(context?.problem?.code === code ? 1 : 0);
      return;
    }
    if (screen !== 'keepCode') {
      await heading(page, t('complaints:sent.heading'));
      const next = t(screen === 'sent' ? 'complaints:sent.toMine' : 'complaints:guide.feedback');
      await page.getByRole('link', { name: next }).waitFor();
      const named = db.selectFrom('complaints').select('id').where('user_id', '=', userId);
      expect(await named.execute()).toHaveLength(screen === 'sent' ? 1 : 0);
      return;
    }
    const isShown = async () => {
      // The portal's clock stands still: a turn that another test took has to be given back.
      await releaseBrake(db);
      return page.getByRole('heading', { level: 1, name: t('complaints:code.heading') }).isVisible();
    };
    await expect.poll(isShown).toBe(true);
    const { data } = await clientOf(url).GET('/complaints/anonymous', { params: byCode(await codeOn(page)) });
    expect(data?.data.messages.map((message) => message.text)).toEqual([text]);
  }

  return ({ nodes }) => ({
    open: async () => {
      const person = await insertPerson(db);
      const { token } = await signIn(url, person.email);
      const window = await openWindow(token);
      const { page } = window;
      const visit: Visit = {
        page,
        window,
        userId: person.id,
        text: '',
        work: null,
        spent: null,
        giveBack: () => Promise.resolve(),
        ...nothingHeard(),
      };
      countWrites(visit, /^\/api\/complaint$/);
      page.on('response', async (answer) => {
        if (answer.url().includes('/api/complaint/challenge'))
          visit.work = ((await answer.json()) as { data: Challenge }).data;
      });
      await page.goto(complaintPaths.write());
      return visit;
    },
    gestures: {
      'complaint.send': send,
      'turn.giveUp': ({ page }) => button(page, t('complaints:turn.giveUp')).click(),
      'code.keep': async ({ page }) => {
        const code = await codeOn(page);
        const { bytes } = await fileSavedBy(page, () => button(page, t('complaints:code.save')).click());
        expect(bytes.toString()).toContain(code);
      },
      'code.leave': ({ page }) => button(page, t('complaints:code.leave')).click(),
      proveWork: nothing,
      sendAnonymously: async (visit, _step, coming) => {
        await hearWrite(visit, coming);
        await visit.giveBack();
        visit.giveBack = () => Promise.resolve();
      },
      awaitTurn: nothing,
      sendWithName: (visit, _step, coming) => hearWrite(visit, coming),
    },
    arrange: {
      proveWork: arranging<Visit>(connect),
      sendAnonymously: async (visit, step, coming) => {
        if (!isBeyondTurn(step, coming)) await arrangeSending(visit, step, coming);
      },
      sendWithName: arrangingWrite<Visit>(connect),
    },
    expectState: (visit, leaves, taken) =>
      expectPage(visit, leaves, taken && (nodes[taken.to]?.moment.snapshot.context ?? null)),
    picture: ({ page }, name) => takePicture(page, name),
    close: async ({ window, spent, giveBack }) => {
      await giveBack();
      if (spent !== null) await db.deleteFrom('complaints').where('id', '=', spent).execute();
      await window.close();
    },
  });
}
