/** The past work of a person, page after page. The own one has its own entry (rules 12). */
import { pastWork } from '#contract/past-work/past-work.ts';
import { useCallPages } from '#web/lib/pages.ts';
import { useRefresh } from '#web/lib/query.ts';

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

/** After a change; the profile counts the pieces and knows what it still lacks. */
export function usePastWorkRefresh(): () => Promise<void> {
  return useRefresh(/^GET (usergallery|getuser|profile\/checklist)\b/);
}
