import type { Organisation, UserType } from '../db/schema.ts';

/** The person behind a request, as the session found them. */
export type SignedIn = {
  id: string;
  sessionId: string;
  email: string;
  firstName: string;
  lastName: string;
  userType: UserType;
  roles: string[];
  registered: boolean;
  isVolunteer: boolean;
  organisations: Organisation[];
};
