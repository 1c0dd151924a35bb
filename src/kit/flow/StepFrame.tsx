import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../paths.ts';
import { stack } from '../theme/layout.css.ts';
import { FocusHeading } from '../ui/FocusHeading.tsx';
import { Lead } from '../ui/Lead.tsx';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { StepHeader } from '../ui/StepHeader.tsx';
import { withItsNoun } from '../ui/with-its-noun.tsx';
import { PageTitle } from '../union/PageTitle.tsx';
import { inset, page, wide } from './StepFrame.css.ts';

const widths = { page, wide, inset };

/** The part of the page that a step takes: a readable column, all of it, or a place within a layout. */
export type StepWidth = keyof typeof widths;

interface Count {
  /** The step's place, counted from 0; nothing is shown for a negative one. */
  at: number;
  of: number;
  /** 'Step 2 of 4', unless the flow counts something else. */
  label?: string;
  /** The step in words: 'Seats'. */
  name?: string | undefined;
  /** The next step in words: 'Next: names'. */
  next?: string | undefined;
}

interface Props {
  /** The shown screen: a new one takes the focus to its heading. */
  screen: string;
  heading: string;
  lead?: ReactNode;
  count?: Count | undefined;
  /** The subject of the whole flow, above the question. */
  subject?: ReactNode;
  /** Says how the last action ended. */
  notice?: ReactNode;
  width?: StepWidth;
  children?: ReactNode;
}

/** The current step and the next one, in words. */
function StepCount({ at, of, label, name, next }: Count) {
  const { t } = useTranslation('common');
  const detail = [name, next].filter((each) => each !== undefined).join('. ');
  return (
    <StepHeader
      current={at + 1}
      total={of}
      label={label ?? t('stepOf', { step: at + 1, steps: of })}
      {...(detail !== '' && { detail })}
    />
  );
}

/** A step of a flow: its title, number, question and content. */
export function StepFrame({ screen, heading, lead, count, subject, notice, width = 'page', children }: Props) {
  return (
    <div className={widths[width]}>
      <PageTitle page={heading} />
      <div className={stack.m}>
        {count !== undefined && count.at >= 0 && <StepCount {...count} />}
        <div className={stack.s}>
          {subject}
          <FocusHeading key={screen}>{withItsNoun(heading)}</FocusHeading>
          {lead !== undefined && <Lead>{lead}</Lead>}
        </div>
      </div>
      {notice}
      {children}
    </div>
  );
}

/** Replaces a step while it loads. */
export function StepLoading({ width = 'page' }: { width?: StepWidth }) {
  const { t } = useTranslation('common');
  return (
    <div className={widths[width]}>
      <Skeleton label={t('loading')} parts={['short', 'heading', 'long', 'medium', 'tiles']} />
    </div>
  );
}

/** Leads to the login page, and from there back to the same step. `children` names it, if 'Log in' won't do. */
export function LogIn({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('shell');
  const [path] = useLocation();
  const search = useSearch();
  return (
    <LinkButton variant="act" href={paths.login(search === '' ? path : `${path}?${search}`)}>
      {children ?? t('login')}
    </LinkButton>
  );
}
