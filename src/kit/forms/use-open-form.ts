import { useState } from 'react';
import { forgetLost, readLost } from './draft.ts';
import { useKept } from './use-draft.ts';

/**
 * The open one of some forms, by name, and the way to open another or, with undefined, to close it. `formIds` are the forms' ids. At first
 * it is the one that was being filled in when the session ended, if any.
 */
export function useOpenForm<Name extends string>(
  formIds: Readonly<Record<Name, string>>,
): [opened: Name | undefined, open: (name: Name | undefined) => void] {
  // The keys of a literal are its names; `Object.keys` does not know that.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const names = Object.keys(formIds) as Name[];
  const leftOpen = useKept((kept) => names.find((name) => readLost(kept, formIds[name]) !== undefined));
  const [chosen, setChosen] = useState<{ name: Name | undefined }>();
  const open = (name: Name | undefined) => {
    for (const each of names) if (each !== name) forgetLost(sessionStorage, formIds[each]);
    setChosen({ name });
  };
  return [chosen === undefined ? leftOpen : chosen.name, open];
}
