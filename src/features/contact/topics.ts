import type { ContactMessage } from './contact.queries.ts';

/** The topics of a message, in the order of the form. */
export const topics = [
  'events',
  'services',
  'account',
  'representation',
  'funds',
  'careers',
  'website',
  'other',
] as const satisfies readonly ContactMessage['topic'][];

/** Returns the topic of that name; undefined if there is none. */
export const topicNamed = (name: string | undefined): ContactMessage['topic'] | undefined =>
  topics.find((topic) => topic === name);
