import type { Page } from 'playwright-core';
import type { StaffRole } from '../../server/kernel/http/roles.ts';
import type { Database } from '../../server/kernel/db/database.ts';
import { codeAt } from '../../server/kernel/staff/second-factor.ts';
import { button, heading } from './checkout-pages.ts';
import { type Staff, stageStaff } from './staff.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

/** A staff member whose app gives codes. */
export async function stageStaffWithApp(db: Database, url: string, role: StaffRole): Promise<Staff> {
  const staff = await stageStaff(db, url, role);
  await db
    .insertInto('second_factors')
    .values({ user_id: staff.id, secret, confirmed_at: new Date(), last_step: null })
    .execute();
  return staff;
}

/** Gives the code of the app, as the portal's clock has it. */
export async function enterDesk(page: Page, url: string): Promise<void> {
  await heading(page, 'Enter your code');
  const { headers } = await fetch(`${url}/healthz`);
  await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, new Date(headers.get('date') ?? '')));
  await button(page, 'Enter the desk').click();
}
