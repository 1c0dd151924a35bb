import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { StateValueFrom } from 'xstate';
import type { rarReportMachine } from '../../../machines/rar-report/rar-report.machine.ts';
import type { AnswerValue } from '../../../machines/rar-report/points.ts';

export type RarReportState = StateValueFrom<typeof rarReportMachine>;

/** The readers’ remark on one question of a report that they return. */
export type RarRequest = { question: string; reason: string };

type RarReports = {
  id: Generated<string>;
  /** The organisation's id in the content. */
  organisation: string;
  /** The year that the report is about. */
  year: number;
  state: RarReportState;
  is_writable: GeneratedAlways<boolean>;
  submitted_at: Date | null;
  /** When what the readers asked for was sent. */
  resubmitted_at: Date | null;
  returned_until: Date | null;
  requests: JSONColumnType<RarRequest[], string | undefined>;
  created_at: Date;
  changed_at: Date;
};

type RarAnswers = {
  report_id: string;
  /** The question's slug within the year. */
  question: string;
  /** Written as JSON. */
  value: ColumnType<AnswerValue, string | null>;
  /** Counts the changes of this answer from 1. */
  revision: number;
  written_at: Date;
  user_id: string | null;
};

type RarFiles = {
  id: string;
  report_id: string;
  name: string;
  media_type: string;
  /** Bytes. */
  size: number;
  added_at: Date;
  user_id: string | null;
};

/** A file serves an answer; the same file may serve several. */
type RarEvidence = { report_id: string; question: string; file_id: string };

/** An officer who has a report open, and the question being written. */
type RarPresence = { report_id: string; user_id: string; question: string | null; seen_at: Date };

/** The tables of the yearly report, as the migrations make them. */
export type RarTables = {
  rar_reports: RarReports;
  rar_answers: RarAnswers;
  /** Every answer that was ever saved; the last of each question stands in `rar_answers`. */
  rar_revisions: RarAnswers;
  rar_files: RarFiles;
  rar_evidence: RarEvidence;
  rar_presence: RarPresence;
};

type RarScores = {
  id: Generated<string>;
  report_id: string;
  question: string;
  /** The reader; null once their account is gone. */
  user_id: string | null;
  points: number;
  note: string | null;
  scored_at: Date;
};

type RarAwards = {
  report_id: string;
  question: string;
  points: number;
  reason: string;
  user_id: string | null;
  awarded_at: Date;
};

type RarPublications = { year: number; published_at: Date; appeals_until: Date };

type RarAppeals = {
  id: Generated<string>;
  report_id: string;
  question: string;
  text: string;
  made_at: Date;
  user_id: string | null;
  points_before: number;
  points_after: Generated<number | null>;
  answer: Generated<string | null>;
  settled_at: Generated<Date | null>;
  settled_by: Generated<string | null>;
};

/** The rooms that an organisation would like, the best first. */
type RarWishes = {
  year: number;
  organisation: string;
  rooms: JSONColumnType<string[]>;
  user_id: string | null;
  changed_at: Date;
};

/** `turn` in which each organisation chose, and the room it got; null if none was left. `given_at` is set, with whoever did it, for what was decided by hand. */
export type RarRooms = {
  year: number;
  organisation: string;
  turn: number;
  room: string | null;
  given_at: Generated<Date | null>;
  user_id: Generated<string | null>;
};

/** Reminders before the deadline, so that each goes out once. */
type RarMails = { year: number; organisation: string; days_left: number; sent_at: Date };

/** The tables of counting the yearly reports' points, as the migrations make them. */
export type RarDeskTables = {
  rar_scores: RarScores;
  rar_awards: RarAwards;
  rar_publications: RarPublications;
  rar_appeals: RarAppeals;
  rar_wishes: RarWishes;
  rar_rooms: RarRooms;
  rar_mails: RarMails;
};
