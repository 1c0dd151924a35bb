import { ConsentBar } from '../features/consent/ConsentBar.tsx';
import { Arrival } from './Arrival.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { Avatar } from './layouts/Avatar.tsx';
import { DeletionNotice } from './layouts/DeletionNotice.tsx';
import { Footer } from './layouts/Footer.tsx';
import { LanguageMenu } from './layouts/LanguageMenu.tsx';
import { Menu } from './layouts/Menu.tsx';

/** What stands around pages and comes alive after them, fetched as one: each fetch of its own would weigh on every first page. */
export const lateCode = { Arrival, Avatar, ConsentBar, DeletionNotice, ErrorPage, Footer, LanguageMenu, Menu };
