import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { FinderPart } from '../../../machines/career-finder/answers.ts';

/** Somebody's career finder: nobody's in particular unless an account keeps it. */
type CareerFinders = { id: Generated<string>; user_id: string | null; changed_at: Date };

/** The references that lead to one, hashed: one for each device that opened it from the account. */
type CareerFinderReferences = {
  reference_hash: string;
  finder_id: string;
  /** Of the request that began the career finder; null for further references. */
  request_hash: string | null;
};

type Picks = ColumnType<string[], string[] | undefined, string[]>;

/** The answers of one time through; the last is the one that goes on. */
type CareerFinderRounds = {
  finder_id: string;
  round: number;
  last_part: FinderPart | null;
  /** Answers to the questionnaire, by the question's id. */
  personality: JSONColumnType<Record<string, number>, string | undefined>;
  interests: Picks;
  pleasures: Picks;
  activities: Picks;
  core_values: Picks;
  /** When its last part was finished; null while one is not. */
  finished_at: Date | null;
};

/** Addresses of PDFs, hashed. */
type CareerFinderPapers = {
  paper_hash: string;
  /** Null for the toolkit, which is the same for everyone. */
  finder_id: string | null;
  locale: 'en' | 'mt';
  expires_at: Date;
};

/** How many a network has begun on a day; the network is a fingerprint. */
type CareerFinderBeginnings = { network: string; day: string; begun: number };

/** The tables of the career finder, as the migrations make them. */
export type FinderTables = {
  career_finders: CareerFinders;
  career_finder_beginnings: CareerFinderBeginnings;
  career_finder_references: CareerFinderReferences;
  career_finder_rounds: CareerFinderRounds;
  career_finder_papers: CareerFinderPapers;
};
