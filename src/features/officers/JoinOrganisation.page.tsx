import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../kit/api/api-error.ts';
import { Failure } from '../../kit/content/Failure.tsx';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { paths } from '../../kit/paths.ts';
import { useMailedToken } from '../../kit/session/mailed-token.ts';
import { officerPaths } from '../../kit/session/officer-paths.ts';
import { chooseOrganisation } from '../../kit/person/organisation.ts';
import { useSession } from '../../kit/session/session.ts';
import { shellPaths } from '../../kit/shell-paths.ts';
import { row, stack } from '../../kit/theme/layout.css.ts';
import { Button } from '../../kit/ui/Button.tsx';
import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { invitationQuery, useAcceptInvitation } from './officers.queries.ts';

/** Under this the token waits while somebody logs in: it stands in no address. */
const kept = 'officer-invitation';

/** The invitation that the mailed link holds: who is logged in accepts it by a button, because mail scanners open links. */
function Invitation({ token }: { token: string }) {
  const { t } = useTranslation(['officers', 'common', 'shell']);
  const session = useSession();
  const { mutate, data, error, isPending } = useAcceptInvitation();
  const invitation = useQuery(invitationQuery(token));
  useEffect(() => {
    if (data === undefined) return;
    sessionStorage.removeItem(kept);
    chooseOrganisation(data.id);
  }, [data]);
  if (data !== undefined) {
    return (
      <div className={stack.m}>
        <FocusHeading>{t('join.done', { name: data.name })}</FocusHeading>
        <Lead>{t('join.doneBody')}</Lead>
        <div className={row}>
          <LinkButton variant="act" href={paths.rar()}>
            {t('report')}
          </LinkButton>
          <LinkButton variant="line" href={officerPaths.officers()}>
            {t('join.officers')}
          </LinkButton>
        </div>
      </div>
    );
  }
  if ([error, invitation.error].some((each) => each instanceof ApiError && each.status === 422)) return <Refused />;
  return (
    <Loaded query={invitation}>
      {({ name }) => (
        <div className={stack.m}>
          <h1>{t('join.title')}</h1>
          <Lead>{t('join.lead', { name })}</Lead>
          <Failure error={error} />
          <div className={row}>
            {session.state === 'signedIn' ? (
              <Button variant="act" busy={isPending ? t('join.busy') : undefined} onClick={() => mutate(token)}>
                {t('join.accept')}
              </Button>
            ) : (
              <LinkButton variant="act" href={shellPaths.login(officerPaths.join())}>
                {t('shell:login')}
              </LinkButton>
            )}
          </div>
        </div>
      )}
    </Loaded>
  );
}

function Refused() {
  const { t } = useTranslation('officers');
  return (
    <div className={stack.m}>
      <FocusHeading>{t('join.refused')}</FocusHeading>
      <Lead>{t('join.refusedBody')}</Lead>
      <div className={row}>
        <LinkButton variant="line" href={officerPaths.officers()}>
          {t('join.officers')}
        </LinkButton>
      </div>
    </div>
  );
}

/** An invitation to be an officer, opened by its mailed link: /account/organisations/join#token=… */
export default function JoinOrganisationPage() {
  const { t } = useTranslation('officers');
  const token = useMailedToken(kept);
  return (
    <>
      <PageTitle page={t('join.title')} />
      {token === null ? <Refused /> : <Invitation key={token} token={token} />}
    </>
  );
}
