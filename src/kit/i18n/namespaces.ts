import type about from '../../../locales/en/about.json';
import type account from '../../../locales/en/account.json';
import type auth from '../../../locales/en/auth.json';
import type bookings from '../../../locales/en/bookings.json';
import type calendar from '../../../locales/en/calendar.json';
import type careers from '../../../locales/en/careers.json';
import type carpool from '../../../locales/en/carpool.json';
import type checkout from '../../../locales/en/checkout.json';
import type common from '../../../locales/en/common.json';
import type complaints from '../../../locales/en/complaints.json';
import type contact from '../../../locales/en/contact.json';
import type content from '../../../locales/en/content.json';
import type desk from '../../../locales/en/desk.json';
import type deskBookings from '../../../locales/en/deskBookings.json';
import type deskTogas from '../../../locales/en/deskTogas.json';
import type deskRentals from '../../../locales/en/deskRentals.json';
import type details from '../../../locales/en/details.json';
import type events from '../../../locales/en/events.json';
import type forms from '../../../locales/en/forms.json';
import type home from '../../../locales/en/home.json';
import type initiatives from '../../../locales/en/initiatives.json';
import type payment from '../../../locales/en/payment.json';
import type policies from '../../../locales/en/policies.json';
import type media from '../../../locales/en/media.json';
import type rar from '../../../locales/en/rar.json';
import type registration from '../../../locales/en/registration.json';
import type rentals from '../../../locales/en/rentals.json';
import type search from '../../../locales/en/search.json';
import type services from '../../../locales/en/services.json';
import type shell from '../../../locales/en/shell.json';
import type togas from '../../../locales/en/togas.json';

/** The texts of each namespace, typed by the English: one line for each file of locales/en. */
export interface Texts {
  about: typeof about;
  account: typeof account;
  auth: typeof auth;
  bookings: typeof bookings;
  calendar: typeof calendar;
  careers: typeof careers;
  carpool: typeof carpool;
  checkout: typeof checkout;
  common: typeof common;
  complaints: typeof complaints;
  contact: typeof contact;
  content: typeof content;
  desk: typeof desk;
  deskBookings: typeof deskBookings;
  deskTogas: typeof deskTogas;
  deskRentals: typeof deskRentals;
  details: typeof details;
  events: typeof events;
  forms: typeof forms;
  home: typeof home;
  initiatives: typeof initiatives;
  payment: typeof payment;
  policies: typeof policies;
  media: typeof media;
  rar: typeof rar;
  registration: typeof registration;
  rentals: typeof rentals;
  search: typeof search;
  services: typeof services;
  shell: typeof shell;
  togas: typeof togas;
}

/** Name of a file of texts. */
export type Namespace = keyof Texts;
