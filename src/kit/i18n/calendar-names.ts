import type { Language } from './languages.ts';

interface CalendarNames {
  /** Starting with Sunday. */
  weekdays: readonly string[];
  weekdaysShort: readonly string[];
  months: readonly string[];
  monthsShort: readonly string[];
}

// Chromium has no Maltese dates: Intl would answer in English there, unlike on the server.
/** Names of days and months. Maltese days carry their article, capitalised as at the start of a line. */
export const calendarNames: Record<Language, CalendarNames> = {
  en: {
    weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    weekdaysShort: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
    monthsShort: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
  mt: {
    weekdays: ['Il-Ħadd', 'It-Tnejn', 'It-Tlieta', 'L-Erbgħa', 'Il-Ħamis', 'Il-Ġimgħa', 'Is-Sibt'],
    weekdaysShort: ['Ħad', 'Tne', 'Tli', 'Erb', 'Ħam', 'Ġim', 'Sib'],
    months: [
      'Jannar',
      'Frar',
      'Marzu',
      'April',
      'Mejju',
      'Ġunju',
      'Lulju',
      'Awwissu',
      'Settembru',
      'Ottubru',
      'Novembru',
      'Diċembru',
    ],
    monthsShort: ['Jan', 'Fra', 'Mar', 'Apr', 'Mej', 'Ġun', 'Lul', 'Aww', 'Set', 'Ott', 'Nov', 'Diċ'],
  },
};
