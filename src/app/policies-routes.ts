import { publicPage, type AppRoute } from './app-route.ts';

const policy = { namespaces: ['content', 'policies'], menu: 'policies', printable: true } as const;

/** The privacy and cookie policies. */
export const policiesRoutes: readonly AppRoute[] = [
  publicPage('/policies/privacy-policy', 'policies/PrivacyPolicy', 'privacyPolicy', {
    ...policy,
  }),
  publicPage('/policies/cookie-policy', 'policies/CookiePolicy', 'cookiePolicy', {
    ...policy,
  }),
];
