// `npm run load:faults`: A11 to A13 of the acceptance list at full size: the payment provider, the mail server and the disk fail.
import { report } from '../report.ts';
import { disk } from './disk.ts';
import { mail } from './mail.ts';
import { provider } from './provider.ts';

process.exitCode = (await report({ A11: provider, A12: mail, A13: disk })) ? 0 : 1;
