import { publicPage, type AppRoute } from './app-route.ts';

const policy = { namespaces: ['content', 'policies'], menu: 'policies', printable: true } as const;

/** What the portal does with what it knows. */
export const policiesRoutes: readonly AppRoute[] = [
  publicPage('/policies/privacy-policy', 'policies/PrivacyPolicy', 'privacyPolicy', {
    ...policy,
  }),
  publicPage('/policies/cookie-policy', 'policies/CookiePolicy', 'cookiePolicy', {
    ...policy,
  }),
];
