import type { OrganisationKind } from './site/people.ts';
import type { Bilingual } from '../db/schema.ts';

export const kindNames: Record<OrganisationKind, Bilingual> = {
  academic: { en: 'Academic', mt: 'Akkademika' },
  arts: { en: 'Arts', mt: 'Arti' },
  community: { en: 'Community', mt: 'Komunità' },
  faith_and_thought: { en: 'Faith and thought', mt: 'Fidi u ħsieb' },
  international: { en: 'International', mt: 'Internazzjonali' },
  media: { en: 'Media', mt: 'Midja' },
  politics: { en: 'Politics', mt: 'Politika' },
  sports: { en: 'Sports', mt: 'Sport' },
};
