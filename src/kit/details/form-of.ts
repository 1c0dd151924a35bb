import type { useForm } from '../forms/use-form.ts';

/** A form that has these fields, perhaps among others. */
export type FormOf<Name extends string> = Pick<ReturnType<typeof useForm<Name>>, 'field' | 'value'>;
