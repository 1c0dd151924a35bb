import type { Generated, JSONColumnType } from 'kysely';

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

/** `turn` in which each organisation chose, and the room it got; null if none was left. */
type RarRooms = { year: number; organisation: string; turn: number; room: string | null };

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
