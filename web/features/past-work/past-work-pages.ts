/** The past work of a person, page after page. The own one has its own entry (rules 12). */
import { pastWork } from '#contract/past-work/past-work.ts';
import { useCallPages } from '#web/lib/pages.ts';

export function useOwnPastWork() {
  return useCallPages(pastWork.listOwn, { query: {} }, ({ gallery }) => ({
    items: gallery.data,
    next: gallery.next,
  }));
}

export function usePastWorkOf(personId: string) {
  return useCallPages(pastWork.ofPerson, { params: { id: personId }, query: {} }, ({ gallery }) => ({
    items: gallery.data,
    next: gallery.next,
  }));
}
