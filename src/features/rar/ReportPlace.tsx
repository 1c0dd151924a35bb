import { useQuery } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Loaded } from '../../kit/content/Loaded.tsx';
import { useOrganisation } from '../../kit/person/organisation.ts';
import { wrap } from '../../kit/theme/layout.css.ts';
import {
  rarDatesQuery,
  reportQuery,
  reportsQuery,
  type RarReport,
  type RarSummary,
  type ReportPlace,
} from './rar.queries.ts';

interface Props {
  /** Given the organisation, and its report of the year that is due; undefined while nobody has begun one. */
  children: (organisation: string, report: RarSummary | undefined) => ReactNode;
}

/** The chosen organisation's report of this year. */
export function ThisYearsReport({ children }: Props) {
  const { current } = useOrganisation();
  return current === undefined ? null : (
    <ReportOf key={current.id} organisation={current.id}>
      {children}
    </ReportOf>
  );
}

function ReportOf({ organisation, children }: Props & { organisation: string }) {
  const dates = useQuery(rarDatesQuery);
  const reports = useQuery(reportsQuery(organisation));
  return (
    <Loaded query={dates}>
      {({ year }) => (
        <Loaded query={reports}>
          {(known) =>
            children(
              organisation,
              known.find((report) => report.year === year),
            )
          }
        </Loaded>
      )}
    </Loaded>
  );
}

/** A whole report, once it is read. */
export function LoadedReport({ place, children }: { place: ReportPlace; children: (report: RarReport) => ReactNode }) {
  return <LoadedPart query={useQuery(reportQuery(place))}>{children}</LoadedPart>;
}

/** Data that fills the page once it is read; until then what stands in its place keeps the page's margins. */
export function LoadedPart<Data>({ query, children }: ComponentProps<typeof Loaded<Data>>) {
  if (query.data !== undefined) return children(query.data);
  return (
    <div className={wrap}>
      <Loaded query={query}>{children}</Loaded>
    </div>
  );
}
