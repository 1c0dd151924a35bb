import { Breadcrumbs } from '../../kit/ui/Breadcrumbs.tsx';
import { Lead } from '../../kit/ui/Lead.tsx';
import { Pagination } from '../../kit/ui/Pagination.tsx';
import { Price } from '../../kit/ui/Price.tsx';
import { PrintedCode } from '../../kit/ui/PrintedCode.tsx';
import { QrCode } from '../../kit/ui/QrCode.tsx';
import { RichText, type Block } from '../../kit/ui/RichText.tsx';
import { StepHeader } from '../../kit/ui/StepHeader.tsx';
import { SummaryList } from '../../kit/ui/SummaryList.tsx';
import { Table } from '../../kit/ui/Table.tsx';
import { Tabs } from '../../kit/ui/Tabs.tsx';
import { Totals } from '../../kit/ui/Totals.tsx';
import { Specimen, State } from './Specimen.tsx';

const words = (text: string, more: { strong?: boolean; href?: string } = {}) => ({
  text,
  strong: more.strong ?? false,
  href: more.href ?? null,
});
const blocks: readonly Block[] = [
  {
    kind: 'paragraph',
    text: [words('Bring your '), words('student card', { strong: true }), words(' to every fitting.')],
  },
  { kind: 'heading', id: 'before', text: 'Before you come' },
  {
    kind: 'list',
    ordered: false,
    items: [[words('Try it on')], [words('Read '), words('the rules', { href: '#before' })]],
  },
  { kind: 'list', ordered: true, items: [[words('Choose a date')], [words('Pay')]] },
  { kind: 'note', text: [words('There is no refund after payment.')] },
  { kind: 'quote', text: [words('The ferry is a library with better windows.')], by: 'Luċija Farruġia' },
  { kind: 'table', caption: 'Prices', columns: ['What', 'Price'], rows: [[[words('Toga')], [words('€35.00')]]] },
];
const pages = { nav: 'Pages', previous: 'Previous', next: 'Next', page: (page: number) => `Page ${page}` };
const hrefOf = (page: number) => `#Pagination-${page}`;
const tabs = ['Regulations', 'Report', 'Results'].map((label) => ({
  href: `#Tabs-${label}`,
  label,
  current: label === 'Report',
}));

function Ways() {
  return (
    <>
      <Specimen name="Breadcrumbs">
        <Breadcrumbs
          label="You are here"
          trail={[
            { href: '/', label: 'Home page' },
            { href: '#Breadcrumbs', label: 'Events' },
          ]}
        />
      </Specimen>
      <Specimen name="QrCode">
        <QrCode path="M0 0h3v3h-3zM4 0h1v2h-1zM0 4h2v1h-2zM3 3h2v2h-2z" size={5} label="Code of a ticket" />
      </Specimen>
      <Specimen name="PrintedCode">
        <State name="on paper only">
          <PrintedCode code="GQ-2F7K-9M3X" label="Code of a ticket, to scan at the door" />
        </State>
      </Specimen>
      <Specimen name="Tabs">
        <State name="one is current">
          <Tabs label="Report" tabs={tabs} />
        </State>
      </Specimen>
      <Specimen name="Pagination">
        {[1, 4, 9].map((page) => (
          <State key={page} name={`page ${page} of 9`}>
            <Pagination page={page} pages={9} href={hrefOf} labels={pages} />
          </State>
        ))}
      </Specimen>
      <Specimen name="Lead">
        <Lead>A page’s opening paragraph, under its title.</Lead>
      </Specimen>
      <Specimen name="StepHeader">
        <State name="the second of four">
          <StepHeader current={2} total={4} label="Step 2 of 4" detail="Seats. Next: names" />
        </State>
      </Specimen>
    </>
  );
}

/** Tables, lists and other parts to read and compare. */
export function ListParts() {
  return (
    <>
      <Ways />
      <Specimen name="Table">
        <Table
          caption="Tickets"
          columns={[{ label: 'Kind' }, { label: 'Price', align: 'end' }]}
          rows={[
            { key: 'student', cells: ['Student', '€10.00'] },
            { key: 'guest', cells: ['Guest', '€14.00'] },
          ]}
        />
      </Specimen>
      <Specimen name="SummaryList">
        <SummaryList
          answers={[
            { label: 'Seats', value: 'Row G, 9 and 10', change: { label: 'Change', href: '#SummaryList' } },
            { label: 'Name', value: 'Żaren Buħaġiar' },
          ]}
        />
      </Specimen>
      <Specimen name="Price">
        <Price price={{ amount: 1050, formatted: '€10.50' }} freeLabel="Free" />
        <Price price={{ amount: 0, formatted: '€0.00' }} freeLabel="Free" />
      </Specimen>
      <Specimen name="Totals">
        <Totals
          lines={[
            { label: '2 student tickets', amount: '€20.00' },
            { label: 'Booking fee', amount: 'Free' },
          ]}
          total={{ label: 'Total', amount: '€20.00' }}
        />
      </Specimen>
      <Specimen name="RichText">
        <RichText blocks={blocks} />
      </Specimen>
    </>
  );
}
