import { ConsentBar } from '../features/consent/ConsentBar.tsx';
import { Eye } from '../kit/art/Eye.tsx';
import { dressPrints } from './dress-prints.ts';
import { FocusOnNavigation } from './FocusOnNavigation.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import { Avatar } from './layouts/Avatar.tsx';
import { DeletionNotice } from './layouts/DeletionNotice.tsx';
import { Footer } from './layouts/Footer.tsx';
import { LanguageMenu } from './layouts/LanguageMenu.tsx';
import { Menu } from './layouts/Menu.tsx';

/** Parts around the page that are hydrated after it, fetched together: fetching each alone would slow every first page. */
export const lateCode = {
  FocusOnNavigation,
  Avatar,
  ConsentBar,
  DeletionNotice,
  ErrorPage,
  Eye,
  Footer,
  LanguageMenu,
  Menu,
};

if (!import.meta.env.SSR) dressPrints();
