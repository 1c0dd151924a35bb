import { FocusHeading } from '../../kit/ui/FocusHeading.tsx';
import { PageTitle } from '../../kit/union/PageTitle.tsx';
import { ActionParts } from './ActionParts.tsx';
import { FieldParts } from './FieldParts.tsx';
import { ListParts } from './ListParts.tsx';
import { NoticeParts } from './NoticeParts.tsx';
import * as styles from './Styleguide.css.ts';
import { TokenParts } from './TokenParts.tsx';

/** Every part of the design system in every state, by day and by night. Development only. */
export default function StyleguidePage() {
  return (
    <div className={styles.root}>
      <PageTitle page="Styleguide" />
      <FocusHeading>Styleguide</FocusHeading>
      <TokenParts />
      <ActionParts />
      <FieldParts />
      <NoticeParts />
      <ListParts />
    </div>
  );
}
