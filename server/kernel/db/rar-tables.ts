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
