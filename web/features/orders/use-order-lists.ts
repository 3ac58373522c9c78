/** The order lists of a side, fetched while `enabled`. */
import { orders } from '#contract/orders/orders.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { type Side, usePerson } from '#web/lib/session.ts';

export function usePendingOrders(as: Side, enabled = true) {
  return useCallPages(
    orders.listPending,
    { query: { as } },
    (reply) => ({ items: reply.pendingJobs, next: reply.next }),
    { enabled },
  );
}

export function useActiveOrders(as: Side, enabled = true) {
  const { user } = usePerson();
  return useCallPages(
    orders.listActive,
    { params: { id: user.id }, query: { as } },
    (reply) => ({ items: reply.activeJobs, next: reply.next }),
    { enabled },
  );
}

export function useSubmittedOrders(as: Side, enabled = true) {
  return useCallPages(
    orders.listSubmitted,
    { query: { as } },
    (reply) => ({ items: reply.submittedjobs, next: reply.next }),
    { enabled },
  );
}

export function useCompletedOrders(as: Side, enabled = true) {
  return useCallPages(
    orders.listAccepted,
    { query: { as } },
    (reply) => ({ items: reply.acceptedjobs, next: reply.next }),
    { enabled },
  );
}

export function useEndedOrders(as: Side) {
  return useCallPages(orders.listCancelled, { query: { as } }, (reply) => ({
    items: reply.cancelledjobs,
    next: reply.next,
  }));
}
