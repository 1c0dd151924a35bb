import type { ComponentType } from 'react';
import { AccountExistsScreen } from './AccountExistsScreen.tsx';
import { AccountScreen } from './AccountScreen.tsx';
import { AddressScreen } from './AddressScreen.tsx';
import { CheckScreen } from './CheckScreen.tsx';
import { ContactScreen, CourseScreen, PersonalScreen } from './detail-screens.tsx';
import { DonationScreen, CardScreen } from './offer-screens.tsx';
import { InsecureHostScreen, PaymentScreen } from './payment-screens.tsx';
import { PermitScreen } from './PermitScreen.tsx';
import { RegisteredScreen } from './RegisteredScreen.tsx';
import type { ScreenName } from './screen.ts';
import { OpenFailedScreen, OpeningScreen, SignedOutScreen } from './start-screens.tsx';
import { VerificationScreen } from './VerificationScreen.tsx';
import { VolunteeringScreen } from './VolunteeringScreen.tsx';

/** What is shown under each heading of the chart. */
export const screens: Readonly<Record<ScreenName, ComponentType>> = {
  opening: OpeningScreen,
  openFailed: OpenFailedScreen,
  signedOut: SignedOutScreen,
  account: AccountScreen,
  accountExists: AccountExistsScreen,
  verification: VerificationScreen,
  address: AddressScreen,
  personal: PersonalScreen,
  contact: ContactScreen,
  course: CourseScreen,
  parking: PermitScreen,
  parkingPayment: PaymentScreen,
  studentCard: CardScreen,
  studentCardPayment: PaymentScreen,
  solidarityFund: DonationScreen,
  solidarityFundPayment: PaymentScreen,
  insecureHost: InsecureHostScreen,
  volunteering: VolunteeringScreen,
  check: CheckScreen,
  registered: RegisteredScreen,
};
