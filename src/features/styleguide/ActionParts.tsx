import { useState } from 'react';
import { row } from '../../kit/theme/layout.css.ts';
import { button } from '../../kit/ui/Button.css.ts';
import { Button, type ButtonVariant } from '../../kit/ui/Button.tsx';
import { ConfirmDialog } from '../../kit/ui/Dialog.tsx';
import { Counter } from '../../kit/ui/Counter.tsx';
import { Dropdown } from '../../kit/ui/Dropdown.tsx';
import { LinkButton } from '../../kit/ui/LinkButton.tsx';
import { MoreLink } from '../../kit/ui/MoreLink.tsx';
import { Specimen, State } from './Specimen.tsx';

const variants: readonly ButtonVariant[] = ['act', 'primary', 'line', 'quiet', 'danger'];

function LiveCounter() {
  const [value, setValue] = useState(1);
  return (
    <Counter
      label="Student tickets"
      value={value}
      onChange={setValue}
      max={3}
      decreaseLabel="One student ticket fewer"
      increaseLabel="One more student ticket"
    />
  );
}

function QuestionOnDemand() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={row}>
      <Button variant="line" onClick={() => setOpen(true)}>
        Open the question
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={close}
        title="Give up these seats?"
        confirm="Give them up"
        onConfirm={close}
        keep="Keep them"
      >
        <p>Row G, seats 9 to 11 go back on sale at once.</p>
      </ConfirmDialog>
    </div>
  );
}

/** Buttons and other parts to press. */
export function ActionParts() {
  return (
    <>
      <Specimen name="Button">
        {variants.map((variant) => (
          <State key={variant} name={variant}>
            <div className={row}>
              <Button variant={variant}>Book now</Button>
              <Button variant={variant} busy="Booking">
                Booking
              </Button>
              <Button variant={variant} disabled>
                Closed
              </Button>
            </div>
          </State>
        ))}
        <State name="wide">
          <Button wide>Continue</Button>
        </State>
      </Specimen>
      <Specimen name="LinkButton">
        <div className={row}>
          <LinkButton href="#LinkButton">See all events</LinkButton>
          <LinkButton href="#LinkButton" variant="line">
            Other events
          </LinkButton>
        </div>
      </Specimen>
      <Specimen name="MoreLink">
        <div className={row}>
          <MoreLink href="#MoreLink">All services</MoreLink>
        </div>
      </Specimen>
      <Specimen name="Counter">
        <State name="from 0 to 3">
          <LiveCounter />
        </State>
        <State name="at its only value">
          <Counter
            label="Guest tickets"
            value={0}
            onChange={() => undefined}
            max={0}
            decreaseLabel="One guest ticket fewer"
            increaseLabel="One more guest ticket"
          />
        </State>
      </Specimen>
      <Specimen name="Dropdown">
        <Dropdown label="English" className={button.line}>
          <li>
            <a href="#Dropdown" aria-current="true">
              English
            </a>
          </li>
          <li>
            <a href="#Dropdown" lang="mt">
              Malti
            </a>
          </li>
        </Dropdown>
      </Specimen>
      <Specimen name="ConfirmDialog">
        <QuestionOnDemand />
      </Specimen>
    </>
  );
}
