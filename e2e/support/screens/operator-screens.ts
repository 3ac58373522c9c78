/** The rooms of the operator console. */
import { press, type Screen } from './screen.ts';

export const OPERATOR_SCREENS: readonly Screen[] = [
  { name: 'operator-sign-in', route: 'operator/route', as: 'nobody', path: '/operator' },
  { name: 'operator-enrol', route: 'operator/enrol', as: 'nobody', path: '/operator/enrol' },
  { name: 'operator-today', route: 'operator/index', as: 'operator', path: '/operator' },
  { name: 'operator-found', route: 'operator/index', as: 'operator', path: '/operator?q=tunde' },
  { name: 'operator-people', route: 'operator/people/index', as: 'operator', path: '/operator/people' },
  { name: 'operator-person', route: 'operator/people/$id', as: 'operator', path: '/operator/people/{tunde}' },
  {
    ...{
      name: 'operator-suspend',
      route: 'operator/people/$id',
      as: 'operator',
      path: '/operator/people/{tunde}',
    },
    prepare: press('Suspend'),
  },
  { name: 'operator-jobs', route: 'operator/jobs/index', as: 'operator', path: '/operator/jobs' },
  { name: 'operator-job', route: 'operator/jobs/$id', as: 'operator', path: '/operator/jobs/{paidOrder}' },
  { name: 'operator-disputes', route: 'operator/disputes/index', as: 'operator', path: '/operator/disputes' },
  {
    name: 'operator-dispute',
    route: 'operator/disputes/$id',
    as: 'operator',
    path: '/operator/disputes/{dispute}',
  },
  {
    ...{ name: 'operator-decide', route: 'operator/disputes/$id', as: 'operator' },
    ...{ path: '/operator/disputes/{dispute}', prepare: press('Decide') },
  },
  { name: 'operator-money', route: 'operator/money', as: 'operator', path: '/operator/money' },
  {
    name: 'operator-payments',
    route: 'operator/money',
    as: 'operator',
    path: '/operator/money?tab=payments',
  },
  { name: 'operator-refunds', route: 'operator/money', as: 'operator', path: '/operator/money?tab=refunds' },
  { name: 'operator-books', route: 'operator/money', as: 'operator', path: '/operator/money?tab=books' },
  { name: 'operator-findings', route: 'operator/findings', as: 'operator', path: '/operator/findings' },
  { name: 'operator-payouts', route: 'operator/payouts/index', as: 'operator', path: '/operator/payouts' },
  {
    name: 'operator-payout',
    route: 'operator/payouts/$id',
    as: 'operator',
    path: '/operator/payouts/{payout}',
  },
  { name: 'operator-site', route: 'operator/site', as: 'operator', path: '/operator/site' },
  { name: 'operator-exports', route: 'operator/exports', as: 'operator', path: '/operator/exports' },
  { name: 'operator-mails', route: 'operator/mails', as: 'operator', path: '/operator/mails' },
  { name: 'operator-log', route: 'operator/log', as: 'operator', path: '/operator/log' },
];
