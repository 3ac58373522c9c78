/** The screens of the operator console. */
import { press, type Screen } from './screen.ts';

export const OPERATOR_SCREENS: readonly Screen[] = [
  { ...onConsole('sign-in', 'route'), as: 'nobody' },
  { ...onConsole('enrol', 'enrol', '/enrol'), as: 'nobody' },
  onConsole('today', 'index'),
  onConsole('found', 'index', '?q=tunde'),
  onConsole('people', 'people/index', '/people'),
  onConsole('person', 'people/$id', '/people/{tunde}'),
  { ...onConsole('suspend', 'people/$id', '/people/{tunde}'), prepare: press('Suspend') },
  onConsole('jobs', 'jobs/index', '/jobs'),
  onConsole('job', 'jobs/$id', '/jobs/{paidOrder}'),
  onConsole('disputes', 'disputes/index', '/disputes'),
  onConsole('dispute', 'disputes/$id', '/disputes/{dispute}'),
  { ...onConsole('decide', 'disputes/$id', '/disputes/{dispute}'), prepare: press('Decide') },
  onConsole('chargebacks', 'chargebacks/index', '/chargebacks'),
  onConsole('chargeback', 'chargebacks/$id', '/chargebacks/{chargeback}'),
  onConsole('money', 'money', '/money'),
  onConsole('payments', 'money', '/money?tab=payments'),
  onConsole('refunds', 'money', '/money?tab=refunds'),
  onConsole('books', 'money', '/money?tab=books'),
  onConsole('findings', 'findings', '/findings'),
  onConsole('payouts', 'payouts/index', '/payouts'),
  onConsole('payout', 'payouts/$id', '/payouts/{payout}'),
  onConsole('site', 'site', '/site'),
  onConsole('exports', 'exports', '/exports'),
  onConsole('parked', 'parked', '/parked'),
  onConsole('log', 'log', '/log'),
  onConsole('security', 'security', '/security'),
];

/** `route` is relative to `web/routes/operator`, `path` is appended to `/operator`. */
function onConsole(name: string, route: string, path = ''): Screen {
  return { name: `operator-${name}`, route: `operator/${route}`, as: 'operator', path: `/operator${path}` };
}
