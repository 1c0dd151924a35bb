import { sql } from 'kysely';
import { newSecretReference } from '../../kernel/http/secret-reference.ts';
import { hashOfSecret } from '../../kernel/hashes.ts';
import type { Handlers } from '../../kernel/http/operation.ts';
import { Problem } from '../../kernel/http/problem.ts';
import { type FinderDeps, readRounds, type Round } from './finders.ts';
import { toolkitIn } from './handlers.ts';
import { reportPdf, toolkitPdf } from './pdf.ts';
import { makeReport } from './report.ts';
import { DAY_MS } from '../../../machines/flow/durations.ts';

/** The PDFs: an address for a day, from which the report or the toolkit is drawn whenever it is opened. */
export function paperHandlers(deps: FinderDeps): Pick<Handlers, 'generateFinderPdf' | 'downloadFinderPdf'> {
  const { db, clock, fingerprint, site, union, publicUrl } = deps;
  return {
    generateFinderPdf: async ({ body: { user_reference, page_type }, locale, request }) => {
      if (page_type === 'report' && user_reference === undefined) throw new Problem(404, 'finder_unknown');
      const round = page_type === 'report' ? (await readRounds(db, user_reference ?? ''))[0] : null;
      if (round !== null && round.finished_at === null) throw new Problem(409, 'finder_unfinished');
      const paper = newSecretReference(fingerprint, 'career finder paper', request);
      const { expires_at, finder_id } = await db
        .insertInto('career_finder_papers')
        .values({
          paper_hash: hashOfSecret(paper),
          finder_id: round?.finder_id ?? null,
          locale,
          expires_at: new Date(clock.now().getTime() + DAY_MS),
        })
        // A repeat of the same request gets the same address, for as long as before.
        .onConflict((conflict) => conflict.column('paper_hash').doUpdateSet({ paper_hash: sql`excluded.paper_hash` }))
        .returning(['expires_at', 'finder_id'])
        .executeTakeFirstOrThrow();
      // The key came with a request for another paper, which may be somebody else's.
      if (finder_id !== (round?.finder_id ?? null)) throw new Problem(422, 'key_reused');
      return {
        data: { url: `${publicUrl}/api/career-finder/papers/${paper}`, expires_at: expires_at.toISOString() },
      };
    },
    downloadFinderPdf: async ({ params, reply }) => {
      const now = clock.now();
      const paper = await db
        .selectFrom('career_finder_papers')
        .selectAll()
        .where('paper_hash', '=', hashOfSecret(params.paper))
        .where('expires_at', '>', now)
        .executeTakeFirst();
      if (paper === undefined) throw new Problem(404, 'not_found');
      const { locale, finder_id } = paper;
      const about = { locale, author: union.name[locale], timeZone: union.timeZone, now };
      const name = finder_id === null ? 'toolkit' : 'report';
      void reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('content-disposition', `inline; filename="career-finder-${name}.pdf"`);
      if (finder_id !== null) return reportPdf(await makeReport(deps, await roundsOf(finder_id), locale), about);
      return toolkitPdf(toolkitIn(site, locale), about);
    },
  };

  /** The rounds of a finder that has a paper. Throws 404 if it was cleared a moment ago. */
  async function roundsOf(finderId: string): Promise<[Round, ...Round[]]> {
    const [first, ...rest] = await db
      .selectFrom('career_finder_rounds')
      .selectAll()
      .where('finder_id', '=', finderId)
      .orderBy('round', 'desc')
      .execute();
    if (first === undefined) throw new Problem(404, 'finder_unknown');
    return [first, ...rest];
  }
}
