import type checkout from '../../locales/en/checkout.json';
import type common from '../../locales/en/common.json';
import type home from '../../locales/en/home.json';
import type shell from '../../locales/en/shell.json';

/** The texts of each namespace, as English has them: one line for each file of locales/en. */
export interface Texts {
  checkout: typeof checkout;
  common: typeof common;
  home: typeof home;
  shell: typeof shell;
}

/** Name of a file of texts. */
export type Namespace = keyof Texts;
