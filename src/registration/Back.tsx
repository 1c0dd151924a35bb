import { useTranslation } from 'react-i18next';
import { segments } from '../../machines/registration/segments.ts';
import { stepsOf } from '../../machines/registration/steps.ts';
import { paths } from '../app/paths.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { metaOf } from './screen.ts';
import { type RegistrationSnapshot, useFact } from './use-registration.ts';

/** The step before the shown one, where it can be opened again. */
function segmentBefore(snapshot: RegistrationSnapshot): string | null {
  const userType = snapshot.context.status?.user_type ?? 'university_student';
  const steps = stepsOf(userType);
  const before = steps[steps.findIndex((step) => step === metaOf(snapshot).step) - 1];
  return before !== undefined && snapshot.can({ type: 'step.open', step: before }) ? segments[before] : null;
}

/** Back to the step before; nothing where there is none to go back to. */
export function Back() {
  const { t } = useTranslation('common');
  const segment = useFact(segmentBefore);
  if (segment === null) return null;
  return (
    <LinkButton variant="quiet" href={paths.register(segment)}>
      {t('back')}
    </LinkButton>
  );
}
