import type { Generated } from 'kysely';
import type { StateValueFrom } from 'xstate';
import type { cardMachine } from '../../../machines/card/card.machine.ts';
import type { permitMachine } from '../../../machines/permit/permit.machine.ts';
import type { purchaseMachine } from '../../../machines/purchase/purchase.machine.ts';

export type DocumentKind = 'id_card' | 'passport';
export type OptionalStep = 'PARKING' | 'STUDENT_CARD' | 'SOLIDARITY_FUND';
export type FilePurpose = 'picture' | 'licence_front' | 'licence_back' | 'career' | 'rental';
export type Product = 'parking_permit' | 'student_card' | 'research_fund';
export type PurchaseState = StateValueFrom<typeof purchaseMachine>;
export type PermitState = StateValueFrom<typeof permitMachine>;
export type CardState = StateValueFrom<typeof cardMachine>;
export type PurchaseSource = 'registration' | 'account';

type PersonalDetails = { user_id: string; document_kind: DocumentKind; document_number: string; nationality: string };

type ContactDetails = {
  user_id: string;
  address_line_1: string;
  address_line_2: string | null;
  locality: string;
  postcode: string;
  personal_email: string | null;
  mobile_extension: string;
  mobile_number: string;
};

type AcademicDetails = {
  user_id: string;
  entity_id: string;
  course_id: string;
  enrollment_type_id: string;
  start_year: number;
  graduation_year: number;
};

type SkippedSteps = { user_id: string; step: OptionalStep };

type MailboxCodes = {
  user_id: string;
  email: string;
  /** The code is derived from it and the portal's secret; see server/kernel/auth/mailbox-codes.ts. */
  nonce: string;
  tries: Generated<number>;
  sent_at: Date;
  expires_at: Date;
};

/** `day` as 2026-11-21. */
type MailQuotas = { subject: string; day: string; sent: number };

type KnownAddresses = { user_id: string; address: string; seen_at: Date };

type RecoveryLinks = { id: string; token_hash: string; user_id: string; expires_at: Date; used_at: Date | null };

type EmailUndos = {
  id: string;
  token_hash: string;
  user_id: string;
  former_email: string;
  /** Orders the changes of address. */
  sequence: Generated<string>;
  expires_at: Date;
  used_at: Date | null;
};

type Files = {
  id: Generated<string>;
  user_id: string;
  purpose: FilePurpose;
  name: string;
  media_type: string;
  /** Bytes. */
  size: number;
  created_at: Date;
};

type Purchases = {
  id: Generated<string>;
  user_id: string | null;
  product: Product;
  /** The scholastic year that it is for, by the calendar year in which that begins. */
  year: number;
  state: PurchaseState;
  source: PurchaseSource;
  sequence: Generated<string>;
  created_at: Date;
  paid_at: Date | null;
  changed_at: Date;
};

type ParkingPermits = {
  id: Generated<string>;
  user_id: string;
  year: number;
  number_plate: string;
  note: string | null;
  licence_front: string | null;
  licence_back: string | null;
  purchase_id: string | null;
  state: PermitState;
  /** A day as 2027-09-30. */
  valid_until: string;
  created_at: Date;
  changed_at: Date;
};

type StudentCards = {
  id: Generated<string>;
  user_id: string;
  number: string;
  purchase_id: string;
  state: CardState;
  issued_at: Date;
  changed_at: Date;
};

/** The tables of registration and the account area, as the migrations make them. */
export type AccountTables = {
  personal_details: PersonalDetails;
  contact_details: ContactDetails;
  academic_details: AcademicDetails;
  skipped_steps: SkippedSteps;
  mailbox_codes: MailboxCodes;
  mail_quotas: MailQuotas;
  known_addresses: KnownAddresses;
  recovery_links: RecoveryLinks;
  email_undos: EmailUndos;
  files: Files;
  purchases: Purchases;
  parking_permits: ParkingPermits;
  student_cards: StudentCards;
};
