type OrganisationOfficers = {
  user_id: string;
  /** The organisation's slug. */
  organisation: string;
  since: Date;
  /** The moment from which they no longer are; null while no end is set. */
  until: Date | null;
  /** Null if nobody invited them, or their account is gone. */
  invited_by: string | null;
};

/** Those that are open: one that was accepted or withdrawn is deleted. */
type OfficerInvitations = {
  id: string;
  organisation: string;
  email: string;
  /** The inviting side: an officer, or a member of staff. */
  user_id: string;
  from_desk: boolean;
  /** If the one who invites leaves at the end of the scholastic year. */
  hands_over: boolean;
  token_hash: string;
  expires_at: Date;
};

/** The tables of organisations' officers, as the migrations make them. */
export type OfficerTables = { organisation_officers: OrganisationOfficers; officer_invitations: OfficerInvitations };
