import { Badge } from '../../kit/ui/Badge.tsx';
import { Checkbox } from '../../kit/ui/Checkbox.tsx';
import { ErrorSummary } from '../../kit/ui/ErrorSummary.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { RadioCards } from '../../kit/ui/RadioCards.tsx';
import { Select } from '../../kit/ui/Select.tsx';
import { TextArea } from '../../kit/ui/TextArea.tsx';
import { TextInput } from '../../kit/ui/TextInput.tsx';
import { Specimen, State } from './Specimen.tsx';

const required = 'This information is required';
const localities = [
  { value: 'msida', label: 'L-Imsida' },
  { value: 'zejtun', label: 'Iż-Żejtun' },
  { value: 'comino', label: 'Kemmuna', disabled: true },
];
const cards = [
  { value: 'stalls', title: 'Stalls', detail: 'Rows A to M', aside: '€12.00' },
  { value: 'balcony', title: 'Balcony', detail: 'Rows A to D', aside: <Badge tone="low">6 left</Badge> },
  { value: 'box', title: 'Box', aside: <Badge>Sold out</Badge>, disabled: true },
];

function TextInputs() {
  return (
    <Specimen name="TextInput">
      <TextInput label="First name" />
      <TextInput label="Email address" type="email" hint="Your university or college address." />
      <TextInput label="Last name" error={required} />
      <TextInput label="Code" hint="4 digits" error="The code has expired" width="short" defaultValue="1234" />
      <TextInput label="Personal email" disabled defaultValue="student@uni.example" />
    </Specimen>
  );
}

/** Form fields. */
export function FieldParts() {
  return (
    <>
      <TextInputs />
      <Specimen name="TextArea">
        <TextArea label="Anything else?" hint="In English or Maltese." />
        <TextArea label="What happened?" error={required} rows={3} />
      </Specimen>
      <Specimen name="Field">
        <Field label="Where do you come from?" hint="Around a control of another kind.">
          {(control) => <input {...control} type="range" />}
        </Field>
      </Specimen>
      <Specimen name="Select">
        <Select label="Locality" options={localities} placeholder="Choose" />
        <Select label="Locality" options={localities} defaultValue="zejtun" error={required} />
      </Specimen>
      <Specimen name="Checkbox">
        <Checkbox label="I have read the rules" />
        <Checkbox label="I have read the rules" defaultChecked />
        <Checkbox label="I agree" error="You must consent to register" />
        <Checkbox label="Not for you" disabled />
      </Specimen>
      <Specimen name="RadioCards">
        <State name="one column">
          <RadioCards label="Where do you sit?" name="where" options={cards} defaultValue="stalls" />
        </State>
        <State name="wrong">
          <RadioCards
            label="Where do you sit?"
            hint="Doors open at 19:30."
            name="where-wrong"
            options={cards}
            error={required}
          />
        </State>
      </Specimen>
      <Specimen name="ErrorSummary">
        <ErrorSummary
          title="There is a problem"
          errors={[{ text: required }, { text: 'The passwords do not match' }]}
        />
      </Specimen>
    </>
  );
}
