import { useTranslation } from 'react-i18next';
import { Redirect } from 'wouter';
import { deskPaths } from '../../kit/desk/desk-paths.ts';
import { Form } from '../../kit/forms/Form.tsx';
import { required } from '../../kit/forms/rules.ts';
import { useForm } from '../../kit/forms/use-form.ts';
import { shellPaths } from '../../kit/shell-paths.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Banner } from '../../kit/ui/Banner.tsx';
import { Button } from '../../kit/ui/Button.tsx';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { Skeleton } from '../../kit/ui/Skeleton.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { useFact, useIsBusy, useSend } from './door.flow.ts';

export function OpeningScreen() {
  const { t } = useTranslation('door');
  return (
    <>
      <PageTitle page={t('title')} />
      <Skeleton label={t('opening')} parts={['heading', 'tiles', 'long']} />
    </>
  );
}

/** There is no list on this device. */
export function OpenFailedScreen() {
  const { t } = useTranslation(['door', 'common']);
  const send = useSend();
  const code = useFact(({ context }) => context.problem?.code ?? 'away');
  const occurrence = useFact(({ context }) => context.occurrence);
  if (code === 'signedOut') return <Redirect to={shellPaths.login(deskPaths.doorAt(occurrence))} replace />;
  return (
    <section className={stack.m}>
      <PageTitle page={t('openFailed.heading')} />
      <FocusHeading>{t('openFailed.heading')}</FocusHeading>
      <Lead>{t(code === 'notKept' ? 'openFailed.notKept' : `problems.${code}`)}</Lead>
      <div className={row}>
        <Button variant="act" onClick={() => send({ type: 'list.retry' })}>
          {t('common:tryAgain')}
        </Button>
        <LinkButton variant="quiet" href={deskPaths.door()}>
          {t('dates.title')}
        </LinkButton>
      </div>
    </section>
  );
}

/** Asks which door this is. */
export function NameScreen() {
  const { t } = useTranslation('door');
  const send = useSend();
  const problem = useFact(({ context }) => context.problem?.code);
  const door = useFact(({ context }) => context.door);
  const form = useForm({
    id: 'door-name',
    fields: { name: { label: t('name.label'), rules: [required] } },
    initial: { name: door ?? '' },
    save: false,
    isBusy: useIsBusy(),
    onSubmit: ({ name }) => send({ type: 'door.name', name: name.trim() }),
  });
  return (
    <section className={stack.m}>
      <PageTitle page={t('name.heading')} />
      <FocusHeading>{t('name.heading')}</FocusHeading>
      {problem !== undefined && (
        <Banner tone="bad" role="alert">
          {t(`problems.${problem}`)}
        </Banner>
      )}
      <Form form={form} submit={t('name.submit')}>
        <TextInput {...form.field('name')} hint={t('name.hint')} autoComplete="off" maxLength={40} />
      </Form>
    </section>
  );
}
