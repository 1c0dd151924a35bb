import { describe, expect, inject, it } from 'vitest';
import { MOST_PER_ADDRESS } from '../../server/kernel/auth/mail-quotas.ts';
import { clientOf } from '../support/client.ts';
import { addresses, fetchFrom } from '../support/from-address.ts';
import { TRUSTED_PROXY } from '../support/global-setup.ts';
import { newMailbox, PASSWORD } from '../support/registering.ts';

const [url] = inject('portal').urls;
const nextAddress = addresses();

/** Requests one code more than an address may, through a proxy that names the client of each call; returns the status of each answer. */
async function claimsThrough(proxy: string, addressOf: () => string): Promise<number[]> {
  const statuses: number[] = [];
  for (let claim = 0; claim <= MOST_PER_ADDRESS; claim += 1) {
    const body = { user_type: 'university_student' as const, email: newMailbox(), password: PASSWORD, consent: true };
    const headers = { 'x-forwarded-for': addressOf() };
    const { response } = await clientOf(url, undefined, fetchFrom(proxy)).POST('/auth/register', { body, headers });
    statuses.push(response.status);
  }
  return statuses;
}

const allowed = Array.from({ length: MOST_PER_ADDRESS }, () => 200);

describe('whom a call is counted for', () => {
  it('is told by the proxy in front', async () => {
    expect(await claimsThrough(TRUSTED_PROXY, nextAddress)).toEqual([...allowed, 200]);
    const somebody = nextAddress();
    expect(await claimsThrough(TRUSTED_PROXY, () => somebody)).toEqual([...allowed, 429]);
  });

  it('is not told by the caller', async () => {
    expect(await claimsThrough(nextAddress(), nextAddress)).toEqual([...allowed, 429]);
  });
});
